import { EnvironmentError, type EnvironmentReader } from '../shared/environment.js'

/** What is called after each publication, so that a CDN forgets what has changed. */
export interface PurgeConfig {
  url: string
  /** With the secret. */
  headers: Record<string, string>
  /** JSON with `{urls}` and `{tags}` for two lists of texts. */
  body: string
}

const BODY = '{"urls": {urls}}'

/** Null without an address to call. */
export function readPurge(read: EnvironmentReader): PurgeConfig | null {
  const url = read.optionalUrl('PURGE_URL')
  if (url === null) return null
  const body = read.text('PURGE_BODY', BODY)
  if (!isJson(fillPurgeBody(body, { urls: [], tags: [] }))) {
    throw new EnvironmentError(
      `PURGE_BODY: it must be JSON once {urls} and {tags} are lists, as in ${BODY}.`,
    )
  }
  return { url, body, headers: toHeaders(read.secret('PURGE_AUTHORIZATION')) }
}

export function fillPurgeBody(
  body: string,
  lists: Record<'urls' | 'tags', readonly string[]>,
): string {
  return body.replace(/\{(urls|tags)\}/g, (_whole, name: 'urls' | 'tags') =>
    JSON.stringify(lists[name]),
  )
}

/** Of `Authorization`, unless it names another header, as in `Fastly-Key: TOKEN`. */
function toHeaders(authorization: string | null): Record<string, string> {
  if (authorization === null) return {}
  const [, name = 'authorization', value = ''] =
    /^(?:([\w-]+):\s*)?([\x20-\x7e]+)$/.exec(authorization) ?? []
  if (value !== '') return { [name]: value }
  throw new EnvironmentError('PURGE_AUTHORIZATION: it has characters that no header can hold.')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
