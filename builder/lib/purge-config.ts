import { EnvironmentError, type EnvironmentReader } from '../shared/config/environment.js'
import { rememberSecret } from '../shared/config/known-secrets.js'

/** What is called after each publication, so that a CDN forgets what has changed. */
export interface PurgeConfig {
  url: string
  /** With the secret. */
  headers: Record<string, string>
  /** JSON with `{urls}` and `{tags}` for two lists of texts. */
  body: string
}

const BODY = '{"urls": {urls}}'
/** Not in place of a list, such as within quotes, it breaks the JSON. */
const SAMPLE = ['"a"', 'b']

/** Null without an address to call. */
export function readPurge(read: EnvironmentReader): PurgeConfig | null {
  const url = read.address('PURGE_URL', 'PURGE_AUTHORIZATION')
  if (url === null) return null
  // Some take their key there.
  rememberSecret(new URL(url).search.slice(1))
  const body = read.text('PURGE_BODY', BODY)
  const filled = fillPurgeBody(body, { urls: SAMPLE, tags: SAMPLE })
  if (!isJson(filled) || /\{\w+\}/.test(filled)) {
    throw new EnvironmentError(
      `PURGE_BODY: it must be JSON once {urls} and {tags} are lists, without quotes around them, as in ${BODY}.`,
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
