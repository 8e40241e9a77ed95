import {
  isOldJobLinkBelow,
  isPagePath,
  toJobIdBelow,
  toOldJobIdBelow,
} from '../addresses/url-policy.js'
import { readJobQuery, withoutJobQuery } from './job-query.js'
import type { RequestTarget } from './parse-target.js'
import { isSplitPath, toSplitPath } from './release-path.js'
import { takeBaseOff } from './take-base-off.js'

/** Names and targets are whole, with the base of their language. */
export interface ReleaseLookups {
  /** Below which languages other than the first lie: '/de'. */
  bases: readonly string[]
  hasFile: (path: string) => boolean
  /** Finds an open job by its current or a former id, as it is asked for below a base. */
  jobTarget: (id: string, base: string) => string | undefined
  /** Ignores the letter case of the path. */
  pageTarget: (path: string) => string | undefined
}

export type Resolution =
  | { kind: 'file'; status: 200 | 404 | 410 | 414; path: string }
  | { kind: 'redirect'; status: 301 | 302; location: string }

/** The part of a release below one base, where all paths are those below it. */
interface Language {
  base: string
  release: ReleaseLookups
}

/** The rules and order of `nginx/locations/`, then those of `nginx/maps/preview.conf`. */
export function resolveRequest(
  target: RequestTarget,
  release: ReleaseLookups,
  isPreview: boolean,
): Resolution {
  const { base, path } = takeBaseOff(target.path, release.bases)
  if (target.isTooLong) return { kind: 'file', status: 414, path: base + TOO_LARGE_FILE }
  const language = { base, release }
  const isBaseRespelt = !target.path.startsWith(base)
  const resolution = resolvePath({ ...target, path }, language, isBaseRespelt)
  const isMissing = resolution.kind === 'file' && resolution.path === base + NOT_FOUND_FILE
  return isMissing && isPreview ? notFound(language, PREVIEW_FILE) : resolution
}

function resolvePath(
  target: RequestTarget,
  language: Language,
  isBaseRespelt: boolean,
): Resolution {
  const { path, query } = target
  const keptQuery = query === '' ? '' : `?${query}`

  const queryJob = isPagePath(path) ? readJobQuery(keptQuery) : null
  const queryTarget = queryJob === null ? undefined : openJob(queryJob, language)
  if (queryTarget !== undefined) return redirect(queryTarget + withoutJobQuery(keptQuery))

  if (target.hasDoubledSlashes) return resolveMeant(path, keptQuery, language) ?? notFound(language)
  const isPreviewPage = /^\/preview\/?$/.test(path)
  const meant = isBaseRespelt && !isPreviewPage && resolveMeant(path, keptQuery, language)
  if (meant) return meant
  if (isHidden(path)) return notFound(language)
  if (isOldJobLinkBelow(path)) return resolveOldLink(path, keptQuery, language)
  if (path === '/index.html') return redirect(toWhole('/', language) + keptQuery)
  if (isPreviewPage) return page('/preview', language) ?? notFound(language)
  const file = /\/(?:index\.html)?$/.test(path) ? undefined : findFile(path, language)
  if (file !== undefined) return found(file)

  const bare = toBarePath(path)
  const exact = page(bare, language)
  if (exact !== undefined) {
    return bare === path ? exact : redirect(toWhole(bare, language) + keptQuery)
  }
  return resolveElsewhere(bare, keptQuery, language)
}

/** One redirect to the page that a path means by whichever letters and slashes. */
function resolveMeant(path: string, query: string, language: Language): Resolution | undefined {
  const bare = toBarePath(path)
  const id = toJobIdBelow(bare) ?? toOldJobIdBelow(bare)
  const whole = toWhole(bare, language)
  const meant = bare === '/' ? whole : language.release.pageTarget(whole)
  const live = meant === undefined ? id && openJob(id, language) : livePage(meant, language)
  return live ? redirect(live + query) : undefined
}

/**
 * Without a trailing slash, `/index.html`, and the signs that mail and chat programs take into an address
 * from the sentence around it.
 */
function toBarePath(path: string): string {
  if (/^\/(?:index\.html)?[^\w\x00-\x1f\x7f-\uffff-]*$/.test(path)) return '/'
  return /^(\/.*?[\w-])(?:\/index\.html)?[^\w\x00-\x1f\x7f-]*$/.exec(path)?.[1] ?? path
}

function resolveOldLink(path: string, query: string, language: Language): Resolution {
  const unknown = notFound(language, '/job_ghid/404.html')
  const id = toOldJobIdBelow(toBarePath(path))
  if (id === null) return unknown
  const oldLink = `/job_ghid/${id}`
  return resolveJob(id, query, language) ?? page(oldLink, language) ?? unknown
}

function resolveElsewhere(bare: string, query: string, language: Language): Resolution {
  const id = toJobIdBelow(bare)
  const job = id === null ? undefined : resolveJob(id, query, language)
  if (job !== undefined) return job
  const target = language.release.pageTarget(toWhole(bare, language))
  const moved = target && (livePage(target, language) ?? closedJob(target, language))
  if (moved) return redirect(moved + query)
  return (id === null ? undefined : resolveOldNumber(id, query, language)) ?? notFound(language)
}

/** An editor's redirect of an old job link, which has a page if it leads to another site. */
function resolveOldNumber(id: string, query: string, language: Language): Resolution | undefined {
  const oldLink = `/job_ghid/${id}`
  return page(oldLink, language) && redirect(toWhole(oldLink, language) + query, 302)
}

function resolveJob(id: string, query: string, language: Language): Resolution | undefined {
  const closed = language.base + toClosedFile(id)
  if (language.release.hasFile(closed)) return { kind: 'file', status: 410, path: closed }
  const open = openJob(id, language)
  return open === undefined ? undefined : redirect(open + query)
}

function toClosedFile(id: string): string {
  return `/closed/${id}.html`
}

/** Error bodies under their own names, dot files, precompressed files and source maps. */
function isHidden(path: string): boolean {
  return (
    path === NOT_FOUND_FILE ||
    path === TOO_LARGE_FILE ||
    /^\/closed\/[0-9]+\.html$/.test(path) ||
    isSplitPath(path) ||
    /\/\.(?!well-known\/)/.test(path) ||
    /\.(?:gz|br|map)$/i.test(path)
  )
}

/** Redirects only to existing pages and closed jobs: never into a loop, never to a 404. */
function livePage(whole: string, { release }: Language): string | undefined {
  const { base, path } = takeBaseOff(whole, release.bases)
  return page(path, { base, release }) && whole
}

function openJob(id: string, language: Language): string | undefined {
  const target = language.release.jobTarget(id, language.base)
  return target && livePage(target, language)
}

function closedJob(whole: string, { release }: Language): string | undefined {
  const { base, path } = takeBaseOff(whole, release.bases)
  const id = toJobIdBelow(path)
  return id !== null && release.hasFile(base + toClosedFile(id)) ? whole : undefined
}

function page(path: string, language: Language): Resolution | undefined {
  const file = findFile(`${path === '/' ? '' : path}/index.html`, language)
  return file === undefined ? undefined : found(file)
}

function findFile(path: string, { base, release }: Language): string | undefined {
  const places = [path, toSplitPath(path), toLostCode(path)]
  return places.map((place) => base + place).find(release.hasFile)
}

/** With the base, which alone is the path of the front page. */
function toWhole(path: string, { base }: Language): string {
  return path === '/' ? base || path : base + path
}

/** Code that got lost is asked for again below a number: see `client/starter/retry-scripts.ts`. */
function toLostCode(path: string): string {
  return path.replace(/^\/assets\/[0-9]+(\/.+\.js)$/, '/assets$1')
}

function found(path: string): Resolution {
  return { kind: 'file', status: 200, path }
}

const NOT_FOUND_FILE = '/404.html'
/** Of each language: what is answered instead of any page to too long an address or header. */
export const TOO_LARGE_FILE = '/too-large.html'
const PREVIEW_FILE = '/preview/index.html'

function notFound({ base }: Language, file = NOT_FOUND_FILE): Resolution {
  return { kind: 'file', status: 404, path: base + file }
}

function redirect(location: string, status: 301 | 302 = 301): Resolution {
  return { kind: 'redirect', status, location }
}
