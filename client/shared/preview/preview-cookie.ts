import { readCookies } from './cookies.js'
import {
  isOpaqueRef,
  listPreviewOrigins,
  parsePreviewToken,
  toRepositoryName,
  type PreviewRepository,
  type PreviewToken,
} from './preview-token.js'

/** The CMS's toolbar uses it too. */
export const PREVIEW_COOKIE = 'io.prismic.preview'

export type PreviewCookie = PreviewToken | { kind: 'missing' }

/**
 * The CMS writes a token alone, or JSON with an entry for each repository and the toolbar's `_tracker`,
 * which alone is no preview.
 *
 * @param cookies a `Cookie` header or `document.cookie`
 */
export function readPreviewCookie(cookies: string, repository: PreviewRepository): PreviewCookie {
  const read = readCookies(cookies, PREVIEW_COOKIE)
    .filter((value) => value !== '')
    .map((value) => parsePreviewCookie(value, repository))
  // Several paths may have a cookie of the name; one that is usable counts.
  return read.find(({ kind }) => kind === 'preview') ?? read[0] ?? { kind: 'missing' }
}

/** In the toolbar's form, which names the repository. */
export function toPreviewCookieValue(ref: string, { repositoryName }: PreviewRepository): string {
  return JSON.stringify({ [`${repositoryName.toLowerCase()}.prismic.io`]: { preview: ref } })
}

/** The name of the cookie that keeps the editor's access token. */
export function toAccessTokenCookie(repositoryName: string): string {
  return `gatsby-plugin-prismic-previews.${repositoryName}.accessToken`
}

function parsePreviewCookie(value: string, repository: PreviewRepository): PreviewToken {
  const entries = parseObject(value)
  if (entries === null) return parsePreviewToken(value, repository)
  const hosts = listPreviewOrigins(repository).map((origin) => origin.replace(/^https?:\/\//, ''))
  const own = hosts.find((host) => Object.hasOwn(entries, host))
  if (own !== undefined) return toOwnPreview(entries[own], repository)
  const others = Object.keys(entries).sort().map(toRepositoryName)
  const repositoryName = others.find((name) => name !== null)
  return repositoryName ? { kind: 'other-repository', repositoryName } : { kind: 'no-repository' }
}

function toOwnPreview(entry: unknown, repository: PreviewRepository): PreviewToken {
  const ref = typeof entry === 'object' && entry !== null && 'preview' in entry && entry.preview
  if (typeof ref !== 'string') return { kind: 'invalid' }
  if (isOpaqueRef(ref)) return { kind: 'preview', ref }
  const token = parsePreviewToken(ref, repository)
  return token.kind === 'preview' ? token : { kind: 'invalid' }
}

function parseObject(value: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(value)
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    return isObject ? (parsed as Record<string, unknown>) : null
  } catch {
    return null
  }
}
