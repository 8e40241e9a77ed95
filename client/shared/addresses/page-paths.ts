import { attempt } from '../lib/attempt.js'
import { BASE } from './own-base.js'
import { baseOf, withoutBase } from './path-base.js'

/**
 * The canonical form of a path, to which the server redirects: decoded, without query, hash, doubled slashes,
 * `/index.html` and trailing slash, its base in lower case. Null for a path with a broken percent-escape.
 */
export function normalizePagePath(path: string): string | null {
  const bare = path.replace(/[?#].*$/s, '')
  const decoded = decodeEscapes(bare)
  if (decoded === null) return null
  const single = `/${decoded}`.replace(/\/+/g, '/')
  const whole = single.replace(/\/(?:index\.html)?$/, '') || '/'
  const base = baseOf(whole)
  return base + whole.slice(base.length)
}

/** Below the base of the path's language, as everything that belongs to a language. */
export function pageDataUrl(path: string): string {
  const page = withoutBase(path)
  const name = page === '/' ? 'index' : encodeURI(page.slice(1))
  return `${baseOf(path)}/page-data/${name}/page-data.json`
}

export const APP_DATA_URL = `${BASE}/page-data/app-data.json`

/** What a preview must know of deleted jobs. */
export const LINKED_JOBS_URL = `${BASE}/static/linked-jobs.json`
/** What a preview must know of the job board, where there is one. */
export const BOARD_URL = `${BASE}/static/board.json`

export function staticQueryUrl(hash: string): string {
  return `${BASE}/page-data/sq/d/${hash}.json`
}

/** The front page of this language. */
export const FRONT_PATH = BASE || '/'
/** The page for every path that does not exist. */
export const NOT_FOUND_PATH = `${BASE}/404.html`
export const PREVIEW_PATH = `${BASE}/preview`
/** In a frame of the CMS: slices while they are written. */
export const SIMULATOR_PATH = '/slice-simulator'
export const OFFLINE_SHELL_PATH = `${BASE}/offline-app-shell`
/** The roles that are saved on the device, or with `?roles={id},{id}` those that somebody shares. */
export const SAVED_PATH = `${BASE}/saved`
/** Of all jobs. */
export const FEED_PATH = `${BASE}/feed.xml`
export const JSON_FEED_PATH = `${BASE}/feed.json`
/** Before the pages that list all roles of a long board. */
export const DIRECTORY_PATH = `${BASE}/a-to-z`
/** Followed by `/{job_id}` in old job links. */
export const JOB_REDIRECT_PATH = `${BASE}/job_ghid`

export function toDepartmentPath(slug: string, base = BASE): string {
  return `${base}/departments/${slug}`
}

export function toLocationPath(slug: string, base = BASE): string {
  return `${base}/locations/${slug}`
}

/** Null for a broken percent-escape. */
export function decodeEscapes(text: string): string | null {
  return attempt(() => decodeURIComponent(text)) ?? null
}
