import { NOT_FOUND_PATH, normalizePagePath } from '../../shared/addresses/page-paths.js'
import type { PageData } from '../../shared/page-data/page-data.js'
import { staticQueryHash, type StaticQueryName } from '../../shared/page-data/static-query-hash.js'
import type { Redirect } from '../../shared/page-data/page-views.js'
import { isOldJobLink, toJobPathId } from '../../shared/addresses/job-paths.js'
import { shareRuns } from '../../shared/lib/share-runs.js'
import { loadTemplate } from './load-template.js'
import type { PageResources, TemplateRegistry } from './page-resources.js'
import type { PageDataAnswer, PageSource, SiteVersion } from './page-source.js'
import { createPageStore, type PageStore } from './page-store.js'

export type PageLoad =
  | { kind: 'page'; resources: PageResources; notFound: boolean }
  | { kind: 'redirect'; redirect: Redirect }
  | { kind: 'failed'; error: Error }

/** Nothing here rejects but `loadPageData` and `loadQuery`. */
export interface PageLoader {
  /** Loads pages from elsewhere, for example from a preview's drafts; null restores what is published. */
  use: (pages: LoadedPages | null) => void
  /** Everything a page needs, of the release that is live now. */
  loadPage: (path: string) => Promise<PageLoad>
  /** The page data only, without a check of what is live. */
  prefetchData: (path: string) => Promise<void>
  /** Everything the page needs, without a check of what is live. */
  prefetchPage: (path: string) => Promise<void>
  findRedirect: (path: string) => Promise<Redirect | null>
  /** That of a path, or of the target of its redirect; null for an unknown path. */
  loadPageData: (path: string) => Promise<PageData | null>
  /** A static query that pages do not bring with them. */
  loadQuery: (name: StaticQueryName) => Promise<unknown>
}

export interface LoadedPages {
  templates: TemplateRegistry
  source: PageSource
}

export interface PageLoaderOptions extends LoadedPages {
  /** Whether the document holds the markup of a path's page; see `PageResources.isServerRendered`. */
  isInDocument?: (path: string) => boolean
}

interface Loading extends PageLoaderOptions {
  store: PageStore
  loadPage: (path: string) => Promise<PageLoad>
}

/** Each source has its own store, so no page of one is taken for a page of another. */
export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const published = toLoading(options)
  let current = published

  /** Loads again what was loading when the source changed. */
  async function fromCurrent<Result>(load: (loading: Loading) => Promise<Result>): Promise<Result> {
    const loading = current
    const result = await load(loading)
    return loading === current ? result : fromCurrent(load)
  }

  return {
    use: (pages) => (current = pages === null ? published : toLoading(pages)),
    loadPage: (path) => fromCurrent(({ loadPage }) => loadPage(toDataPath(path))),
    findRedirect: (path) => fromCurrent(({ store }) => findRedirect(store, toDataPath(path))),
    prefetchData: async (path) => void (await getPageDataAhead(current.store, path)),
    loadPageData: (path) => fromCurrent(({ store }) => loadPageData(store, path)),
    loadQuery: (name) => fromCurrent(({ store }) => store.getStaticQuery(staticQueryHash(name))),
    prefetchPage: (path) => prefetchPage(current, path),
  }
}

function toLoading(options: PageLoaderOptions): Loading {
  const loading: Loading = {
    ...options,
    store: createPageStore(options.source),
    loadPage: shareRuns((path) => loadLivePage(loading, path)),
  }
  return loading
}

async function loadPageData(store: PageStore, path: string): Promise<PageData | null> {
  const answer = await getPageDataAhead(store, path)
  if (answer.kind === 'failed') throw answer.error
  return answer.kind === 'found' ? answer.page : null
}

/** What a job's page needs is known by its path: it is loaded beside its data. */
async function prefetchPage(loading: Loading, path: string): Promise<void> {
  const { store, templates } = loading
  if (toJobPathId(path) !== null) {
    loadTemplate(templates, 'component---job-page', false).catch(() => {})
    store.getStaticQuery(staticQueryHash('statements')).catch(() => {})
  }
  const answer = await getPageDataAhead(store, path)
  if (answer.kind === 'found') await loadResources(loading, answer, null, false)
}

type Found = Extract<PageDataAnswer, { kind: 'found' }>

async function loadLivePage(loading: Loading, path: string): Promise<PageLoad> {
  const [answer, version] = await loading.store.getLive(path)
  if (answer.kind === 'found') return loadResources(loading, answer, version, false)
  return answer.kind === 'not-found' ? loadMissingPage(loading, path, version) : answer
}

/**
 * Without page data: a redirect, the 404 page, or whatever the server has at the path.
 *
 * The specification says "An error or unknown page falls back to the 404 page data", and also "If
 * loading fails, the browser does a full page load of the target" and "404 leads to the 404 page. 500
 * is an error." So only an unknown page becomes the 404 page: an error says nothing about the page,
 * which the server may well have, and stays a failure.
 */
async function loadMissingPage(
  loading: Loading,
  path: string,
  version: SiteVersion | null,
): Promise<PageLoad> {
  const { store, source } = loading
  const redirect = await findRedirectIgnoringCase(store, path)
  if (redirect) return { kind: 'redirect', redirect }
  if (path !== NOT_FOUND_PATH && (await source.isServed(path))) {
    return toFailure(`${path} is no page`)
  }
  const answer = (await findByMatchPath(store, path)) ?? (await store.getPageData(NOT_FOUND_PATH))
  return answer.kind === 'found'
    ? loadResources(loading, answer, version, true)
    : toFailure(`No page data for ${path}`)
}

/** The page above a path, if its `matchPath` claims the paths below it. */
async function findByMatchPath(store: PageStore, path: string): Promise<Found | null> {
  const above = path.slice(0, path.lastIndexOf('/'))
  if (above === '') return null
  const answer = await store.getPageData(above)
  return answer.kind === 'found' && isMatch(answer.page.matchPath, path) ? answer : null
}

async function loadResources(
  { templates, store, isInDocument }: Loading,
  { page, savedAt }: Found,
  version: SiteVersion | null,
  notFound: boolean,
): Promise<PageLoad> {
  try {
    const { path, componentChunkName, staticQueryHashes: hashes } = page
    const isServerRendered = isInDocument?.(path) ?? false
    const [template, ...results] = await Promise.all([
      loadTemplate(templates, componentChunkName, isServerRendered),
      ...hashes.map(store.getStaticQuery),
    ])
    const resources = {
      page,
      template,
      staticQueryResults: Object.fromEntries(hashes.map((hash, at) => [hash, results[at]])),
      liveBuildHash: version?.buildHash ?? null,
      savedAt,
      isServerRendered,
    }
    return { kind: 'page', resources, notFound }
  } catch (error) {
    return error instanceof Error ? { kind: 'failed', error } : toFailure(String(error))
  }
}

async function findRedirect(store: PageStore, path: string): Promise<Redirect | null> {
  const answer = await store.getPageData(path)
  if (answer.kind === 'redirect') return answer.redirect
  return answer.kind === 'found' ? null : findRedirectIgnoringCase(store, path)
}

async function findRedirectIgnoringCase(store: PageStore, path: string): Promise<Redirect | null> {
  const lower = path.toLowerCase()
  if (lower === path) return null
  const answer = await store.getPageData(lower)
  return answer.kind === 'redirect' && answer.redirect.ignoreCase ? answer.redirect : null
}

/** The page data at a path, or at the target of its redirect. */
async function getPageDataAhead(store: PageStore, path: string): Promise<PageDataAnswer> {
  const answer = await store.getPageData(toDataPath(path))
  const target = answer.kind === 'redirect' ? answer.redirect.toPath : ''
  return target.startsWith('/') ? store.getPageData(toDataPath(target)) : answer
}

function toFailure(message: string): PageLoad {
  return { kind: 'failed', error: new Error(message) }
}

/** A path that cannot be decoded has no page; old job links are stored in lower case. */
function toDataPath(path: string): string {
  const normal = normalizePagePath(path) ?? NOT_FOUND_PATH
  return isOldJobLink(normal) ? normal.toLowerCase() : normal
}

/**
 * Whether a path is of a pattern such as `/job_ghid/:job_id`, in which a parameter stands for any one
 * segment.
 */
function isMatch(matchPath: string | undefined, path: string): boolean {
  const [segments, given] = [matchPath?.split('/') ?? [], path.split('/')]
  const isSame = (segment: string, at: number) => segment.startsWith(':') || segment === given[at]
  return segments.length === given.length && segments.every(isSame)
}
