import { isRecord } from './document-links.js'

/** What a `ref` parameter names. */
export type RequestedRef =
  { kind: 'opaque'; ref: string } | { kind: 'preview'; session: string; previewUrl: string }

/**
 * Reads a `ref` parameter: an opaque ref, a preview address of this repository, the JSON of the
 * preview cookie that holds such an address, or one of these percent-encoded once more.
 */
export function parseRef(value: string, repositoryName: string): RequestedRef {
  return (
    parsePreview(value, repositoryName) ??
    parsePreview(decodeOnce(value), repositoryName) ?? { kind: 'opaque', ref: value }
  )
}

function parsePreview(value: string, repositoryName: string): RequestedRef | undefined {
  return parsePreviewUrl(readCookieEntry(value, repositoryName) ?? value, repositoryName)
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

function parsePreviewUrl(value: string, repositoryName: string): RequestedRef | undefined {
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  const hosts = [`${repositoryName}.prismic.io`, `${repositoryName}.cdn.prismic.io`]
  if (url.protocol !== 'https:' || !hosts.includes(url.host)) return undefined
  const path = /^\/previews\/([^/]+)$/.exec(url.pathname)?.[1]
  if (path === undefined) return undefined
  // The real service appends the draft's version to the session, after a colon.
  const session = decodeOnce(path).split(':')[0] ?? ''
  return { kind: 'preview', session, previewUrl: value }
}

function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
