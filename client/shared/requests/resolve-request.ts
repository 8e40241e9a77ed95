import { JOB_REDIRECT_PATH } from '../addresses/page-paths.js'
import { isOldJobLink, toJobPathId, toOldJobLinkId } from '../addresses/job-paths.js'
import { isPagePath } from '../addresses/url-policy.js'
import { readJobQuery, withoutJobQuery } from './job-query.js'
import type { RequestTarget } from './parse-target.js'
import { isSplitPath, toSplitPath } from './release-path.js'

export interface ReleaseLookups {
  hasFile: (path: string) => boolean
  /** Finds an open job by its current or a former id. */
  jobTarget: (id: string) => string | undefined
  /** Ignores the letter case of the path. */
  pageTarget: (path: string) => string | undefined
}

export type Resolution =
  | { kind: 'file'; status: 200 | 404 | 410; path: string }
  | { kind: 'redirect'; status: 301 | 302; location: string }

/** The rules and order of `nginx/locations/`, then those of `nginx/maps/preview.conf`. */
export function resolveRequest(
  target: RequestTarget,
  release: ReleaseLookups,
  isPreview: boolean,
): Resolution {
  const resolution = resolvePath(target, release)
  const isMissing = resolution.kind === 'file' && resolution.path === NOT_FOUND_FILE
  return isMissing && isPreview ? notFound('/preview/index.html') : resolution
}

function resolvePath(target: RequestTarget, release: ReleaseLookups): Resolution {
  const { path, query } = target
  const keptQuery = query === '' ? '' : `?${query}`

  const queryJob = isPagePath(path) ? readJobQuery(keptQuery) : null
  const queryTarget = queryJob === null ? undefined : livePage(release.jobTarget(queryJob), release)
  if (queryTarget !== undefined) return redirect(queryTarget + withoutJobQuery(keptQuery))

  if (target.hasDoubledSlashes) return resolveDoubled(path, keptQuery, release)
  if (isHidden(path)) return notFound()
  if (isOldJobLink(path)) return resolveOldLink(path, keptQuery, release)
  if (path === '/index.html') return redirect(`/${keptQuery}`)
  if (/^\/preview\/?$/.test(path)) return page('/preview', release) ?? notFound()
  const file = /\/(?:index\.html)?$/.test(path) ? undefined : findFile(path, release)
  if (file !== undefined) return found(file)

  const bare = toBarePath(path)
  const exact = page(bare, release)
  if (exact !== undefined) {
    return bare === path ? exact : redirect(bare + keptQuery)
  }
  return resolveElsewhere(bare, keptQuery, release)
}

/** The only answers are one redirect to the page that the path means, and 404. */
function resolveDoubled(path: string, query: string, release: ReleaseLookups): Resolution {
  const bare = toBarePath(path)
  const id = toJobPathId(bare) ?? toOldJobLinkId(bare)
  const job = id === null ? undefined : release.jobTarget(id)
  const meant = bare === '/' ? bare : (release.pageTarget(bare) ?? job)
  const live = livePage(meant, release)
  return live === undefined ? notFound() : redirect(live + query)
}

/**
 * Without a trailing slash, `/index.html`, and the signs that mail and chat programs take into an address
 * from the sentence around it.
 */
function toBarePath(path: string): string {
  if (/^\/(?:index\.html)?[^\w\x00-\x1f\x7f-\uffff-]*$/.test(path)) return '/'
  return /^(\/.*?[\w-])(?:\/index\.html)?[^\w\x00-\x1f\x7f-]*$/.exec(path)?.[1] ?? path
}

function resolveOldLink(path: string, query: string, release: ReleaseLookups): Resolution {
  const unknown = notFound(`${JOB_REDIRECT_PATH}/404.html`)
  const id = toOldJobLinkId(toBarePath(path))
  if (id === null) return unknown
  return resolveJob(id, query, release) ?? page(`${JOB_REDIRECT_PATH}/${id}`, release) ?? unknown
}

function resolveElsewhere(bare: string, query: string, release: ReleaseLookups): Resolution {
  const id = toJobPathId(bare)
  const job = id === null ? undefined : resolveJob(id, query, release)
  if (job !== undefined) return job
  const target = release.pageTarget(bare)
  const moved = livePage(target, release) ?? closedJob(target, release)
  if (moved !== undefined) return redirect(moved + query)
  return (id === null ? undefined : resolveOldNumber(id, query, release)) ?? notFound()
}

/** An editor's redirect of an old job link, which has a page if it leads to another site. */
function resolveOldNumber(
  id: string,
  query: string,
  release: ReleaseLookups,
): Resolution | undefined {
  const oldLink = `${JOB_REDIRECT_PATH}/${id}`
  return page(oldLink, release) && redirect(oldLink + query, 302)
}

function resolveJob(id: string, query: string, release: ReleaseLookups): Resolution | undefined {
  const closed = toClosedFile(id)
  if (release.hasFile(closed)) return { kind: 'file', status: 410, path: closed }
  const open = livePage(release.jobTarget(id), release)
  return open === undefined ? undefined : redirect(open + query)
}

function toClosedFile(id: string): string {
  return `/closed/${id}.html`
}

/** Error bodies under their own names, dot files, precompressed files and source maps. */
function isHidden(path: string): boolean {
  return (
    path === NOT_FOUND_FILE ||
    /^\/closed\/[0-9]+\.html$/.test(path) ||
    isSplitPath(path) ||
    /\/\.(?!well-known\/)/.test(path) ||
    /\.(?:gz|br|map)$/i.test(path)
  )
}

/** Redirects only to existing pages and closed jobs: never into a loop, never to a 404. */
function livePage(path: string | undefined, release: ReleaseLookups): string | undefined {
  return path !== undefined && page(path, release) !== undefined ? path : undefined
}

function closedJob(path: string | undefined, release: ReleaseLookups): string | undefined {
  const id = path === undefined ? null : toJobPathId(path)
  return id !== null && release.hasFile(toClosedFile(id)) ? path : undefined
}

function page(path: string, release: ReleaseLookups): Resolution | undefined {
  const file = findFile(`${path === '/' ? '' : path}/index.html`, release)
  return file === undefined ? undefined : found(file)
}

function findFile(path: string, { hasFile }: ReleaseLookups): string | undefined {
  return [path, toSplitPath(path), toLostCode(path)].find(hasFile)
}

/** Code that got lost is asked for again below a number: see `client/starter/retry-scripts.ts`. */
function toLostCode(path: string): string {
  return path.replace(/^\/assets\/[0-9]+(\/.+\.js)$/, '/assets$1')
}

function found(path: string): Resolution {
  return { kind: 'file', status: 200, path }
}

const NOT_FOUND_FILE = '/404.html'

function notFound(path = NOT_FOUND_FILE): Resolution {
  return { kind: 'file', status: 404, path }
}

function redirect(location: string, status: 301 | 302 = 301): Resolution {
  return { kind: 'redirect', status, location }
}
