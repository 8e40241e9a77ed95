import { readCookies } from './cookies.js'
import {
  isOpaqueRef,
  listPreviewOrigins,
  parsePreviewToken,
  toRepositoryName,
  type PreviewRepository,
  type PreviewToken,
} from './preview-token.js'

/** The CMS's own name: its toolbar writes and reads the cookie too. */
export const PREVIEW_COOKIE = 'io.prismic.preview'

export type PreviewCookie = PreviewToken | { kind: 'missing' }

/**
 * What the preview cookie says, in every form that the CMS writes: a token alone, or JSON with one
 * entry a repository and the toolbar's `_tracker`, which alone is no preview.
 *
 * @param cookies a `Cookie` header or `document.cookie`
 */
export function readPreviewCookie(cookies: string, repository: PreviewRepository): PreviewCookie {
  const read = readCookies(cookies, PREVIEW_COOKIE)
    .filter((value) => value !== '')
    .map((value) => parsePreviewCookie(value, repository))
  // Cookies of one name for several paths come together; an unusable one hides no other.
  return read.find(({ kind }) => kind === 'preview') ?? read[0] ?? { kind: 'missing' }
}

/** The value to write for a ref: in the toolbar's form, so that it names the repository. */
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

/** The entry's name says whose it is; its ref may be of a form that does not. */
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
