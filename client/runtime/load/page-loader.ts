import { JOB_REDIRECT_PATH, NOT_FOUND_PATH, normalizePagePath } from '../../shared/page-paths.js'
import type { Redirect } from '../../shared/redirect.js'
import { loadTemplate } from './load-template.js'
import type { PageResources, TemplateRegistry } from './page-resources.js'
import type { PageDataAnswer, PageSource, SiteVersion } from './page-source.js'
import { createPageStore, type PageStore } from './page-store.js'
import { shareInFlight } from './share-in-flight.js'

export type PageLoad =
  | { kind: 'page'; resources: PageResources; notFound: boolean }
  | { kind: 'redirect'; redirect: Redirect }
  | { kind: 'failed'; error: Error }

/** Nothing here rejects. */
export interface PageLoader {
  /** Everything a page needs, of the release that is live now. */
  loadPage: (path: string) => Promise<PageLoad>
  /** The page data only, without a check of what is live. */
  prefetchData: (path: string) => Promise<void>
  /** Everything the page needs, without a check of what is live. */
  prefetchPage: (path: string) => Promise<void>
  findRedirect: (path: string) => Promise<Redirect | null>
}

export interface PageLoaderOptions {
  templates: TemplateRegistry
  source: PageSource
  /** Whether the document holds the markup of a path's page; see `PageResources.isServerRendered`. */
  isInDocument?: (path: string) => boolean
}

interface Loading extends PageLoaderOptions {
  store: PageStore
}

export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const loading = { ...options, store: createPageStore(options.source) }
  const { store } = loading
  const loadPage = shareInFlight((path) => loadLivePage(loading, path))

  return {
    loadPage: (path) => loadPage(toDataPath(path)),
    findRedirect: (path) => findRedirect(store, toDataPath(path)),
    prefetchData: async (path) => void (await getPageDataAhead(store, path)),
    prefetchPage: async (path) => {
      const answer = await getPageDataAhead(store, path)
      if (answer.kind === 'found') await loadResources(loading, answer, null, false)
    },
  }
}

type Found = Extract<PageDataAnswer, { kind: 'found' }>

async function loadLivePage(loading: Loading, path: string): Promise<PageLoad> {
  const [answer, version] = await loading.store.getLive(path)
  if (answer.kind === 'found') return loadResources(loading, answer, version, false)
  return answer.kind === 'not-found' ? loadMissingPage(loading, path, version) : answer
}

/** Without page data: a redirect, the 404 page, or whatever the server has at the path. */
async function loadMissingPage(
  loading: Loading,
  path: string,
  version: SiteVersion | null,
): Promise<PageLoad> {
  const { store, source } = loading
  const redirect = await findRedirectIgnoringCase(store, path)
  if (redirect) return { kind: 'redirect', redirect }
  if (path !== NOT_FOUND_PATH && (await source.isServed(path))) {
    return toFailure(`${path} is not a page of this application`)
  }
  const substitutes = isOldJobPath(path) ? [JOB_REDIRECT_PATH, NOT_FOUND_PATH] : [NOT_FOUND_PATH]
  for (const substitute of substitutes) {
    const answer = await store.getPageData(substitute)
    if (answer.kind === 'found') return loadResources(loading, answer, version, true)
  }
  return toFailure(`No page data for ${path}, nor for ${NOT_FOUND_PATH}`)
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

      liveBuildHash: version?.buildHash ?? null,
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

function isOldJobPath(path: string): boolean {
  return path.startsWith(`${JOB_REDIRECT_PATH}/`)
}

/** A path that cannot be decoded has no page; old job links are stored in lower case. */
function toDataPath(path: string): string {
  const normal = normalizePagePath(path) ?? NOT_FOUND_PATH
  const lower = normal.toLowerCase()
  return isOldJobPath(lower) ? lower : normal
}
