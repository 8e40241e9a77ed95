import { attempt } from './attempt.js'
import { withoutTrailingSlashes } from './without-trailing-slashes.js'

const INDEX = '/index.html'

/**
 * The canonical form of a path: decoded, without query, hash, `/index.html` and trailing slash. Null for
 * a path with a broken percent-escape.
 */
export function normalizePagePath(path: string): string | null {
  const bare = path.replace(/[?#].*$/s, '')
  const decoded = decodeEscapes(bare)
  if (decoded === null) return null
  const absolute = decoded.startsWith('/') ? decoded : `/${decoded}`
  const folder = absolute.endsWith(INDEX) ? absolute.slice(0, 1 - INDEX.length) : absolute
  return withoutTrailingSlashes(folder) || '/'
}

export function pageDataUrl(path: string): string {
  return `/page-data/${path === '/' ? 'index' : encodeURI(path.slice(1))}/page-data.json`
}

export const APP_DATA_URL = '/page-data/app-data.json'

export function staticQueryUrl(hash: string): string {
  return `/page-data/sq/d/${hash}.json`
}

/** The page for every path that does not exist. */
export const NOT_FOUND_PATH = '/404.html'
export const PREVIEW_PATH = '/preview'
export const OFFLINE_SHELL_PATH = '/offline-app-shell'
/** The roles that are saved on the device, or with `?roles={id},{id}` those that somebody shares. */
export const SAVED_PATH = '/saved'
/** Followed by `/{job_id}` in old job links. */
export const JOB_REDIRECT_PATH = '/job_ghid'

export function toDepartmentPath(slug: string): string {
  return `/departments/${slug}`
}

export function toLocationPath(slug: string): string {
  return `/locations/${slug}`
}

/** Null for a broken percent-escape. */
export function decodeEscapes(text: string): string | null {
  return attempt(() => decodeURIComponent(text)) ?? null
}
