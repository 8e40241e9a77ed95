import { isRecord } from '../../../client/shared/lib/is-record.js'

type RequestedRef =
  { kind: 'opaque'; ref: string } | { kind: 'preview'; session: string; previewUrl: string }

/** With an optional draft version after a colon. */
const PREVIEW_URL = /^https:\/\/([\w-]+)(?:\.cdn)?\.prismic\.io\/previews\/([^/?#]+)(?:[?#]|$)/

/**
 * Accepts an opaque ref, a preview URL of this repository, the JSON of the preview cookie with such
 * a URL, or one of these percent-encoded twice.
 */
export function parseRef(value: string, repositoryName: string): RequestedRef {
  for (const text of [value, decodeOnce(value)]) {
    const previewUrl = readCookieEntry(text, repositoryName) ?? text
    const [, name, path = ''] = PREVIEW_URL.exec(previewUrl) ?? []
    const [session = ''] = decodeOnce(path).split(':')
    if (name === repositoryName) return { kind: 'preview', session, previewUrl }
  }
  return { kind: 'opaque', ref: value }
}

function readCookieEntry(value: string, repositoryName: string): string | undefined {
  if (!value.startsWith('{')) return undefined
  try {
    const cookie: unknown = JSON.parse(value)
    const entry = isRecord(cookie) ? cookie[`${repositoryName}.prismic.io`] : undefined
    const preview = isRecord(entry) ? entry['preview'] : undefined
    return typeof preview === 'string' ? preview : undefined
  } catch {
    return undefined
  }
}

function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
