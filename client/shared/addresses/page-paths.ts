import { attempt } from '../lib/attempt.js'

/**
 * The canonical form of a path, to which the server redirects: decoded, without query, hash, doubled slashes,
 * `/index.html` and trailing slash. Null for a path with a broken percent-escape.
 */
export function normalizePagePath(path: string): string | null {
  const bare = path.replace(/[?#].*$/s, '')
  const decoded = decodeEscapes(bare)
  if (decoded === null) return null
  const single = `/${decoded}`.replace(/\/+/g, '/')
  return single.replace(/\/(?:index\.html)?$/, '') || '/'
}

export function pageDataUrl(path: string): string {
  return `/page-data/${path === '/' ? 'index' : encodeURI(path.slice(1))}/page-data.json`
}

export const APP_DATA_URL = '/page-data/app-data.json'

/** What a preview must know of deleted jobs. */
export const LINKED_JOBS_URL = '/static/linked-jobs.json'
/** What a preview must know of the job board, where there is one. */
export const BOARD_URL = '/static/board.json'

export function staticQueryUrl(hash: string): string {
  return `/page-data/sq/d/${hash}.json`
}

/** The page for every path that does not exist. */
export const NOT_FOUND_PATH = '/404.html'
export const PREVIEW_PATH = '/preview'
/** In a frame of the CMS: slices while they are written. */
export const SIMULATOR_PATH = '/slice-simulator'
export const OFFLINE_SHELL_PATH = '/offline-app-shell'
/** The roles that are saved on the device, or with `?roles={id},{id}` those that somebody shares. */
export const SAVED_PATH = '/saved'
/** Before the pages that list all roles of a long board. */
export const DIRECTORY_PATH = '/a-to-z'
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
