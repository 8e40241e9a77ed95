import { JOB_REDIRECT_PATH, NOT_FOUND_PATH, normalizePagePath } from '../../shared/page-paths.js'
import type { PageData } from '../../shared/page-data/page-data.js'
import type { Redirect } from '../../shared/redirect.js'
import type { Fetch } from './fetch-json.js'
import type { PageDataAnswer } from './fetch-page-data.js'
import { fetchSiteVersion, type SiteVersion } from './fetch-site-version.js'
import { loadTemplate } from './load-template.js'
import { pageRedirect } from './page-redirect.js'
import type { PageResources, TemplateRegistry } from './page-resources.js'
import { createPageStore } from './page-store.js'
import { shareInFlight } from './share-in-flight.js'

export type PageLoad =
  | { kind: 'page'; resources: PageResources; notFound: boolean }
  | { kind: 'redirect'; redirect: Redirect }
  | { kind: 'failed'; error: Error }

export interface PageLoader {
  /** All that a path's page needs, checked against what is live. Never rejects. */
  loadPage: (path: string) => Promise<PageLoad>
  /** Loads the page data ahead of time, without asking what is live. Never rejects. */
  prefetchData: (path: string) => Promise<void>
  /** Loads all that the page needs, likewise. Never rejects. */
  prefetchPage: (path: string) => Promise<void>
  /** The redirect at a path, if there is one. Never rejects. */
  findRedirect: (path: string) => Promise<Redirect | null>
}

export interface PageLoaderOptions {
  templates: TemplateRegistry
  fetch: Fetch
  /** Whether the document holds the markup of a path's page; see `PageResources.isServerRendered`. */
  isInDocument?: (path: string) => boolean
}

const LIVE = 'what is live'

export function createPageLoader({
  templates,
  fetch,
  isInDocument = () => false,
}: PageLoaderOptions): PageLoader {
  const store = createPageStore(fetch)
  const askVersion = shareInFlight(() => fetchSiteVersion(fetch))

  const loadPage = shareInFlight(async (path): Promise<PageLoad> => {
    const known = store.release()
    const remembered = store.hasPageData(path)
    const [version, early] = await Promise.all([askVersion(LIVE), store.getPageData(path)])
    if (version === null || isSameRelease(version, known)) return toPageLoad(path, early, version)
    store.moveTo(version.release)
    // What was asked for before a publication came to light may be of the release before.
    const outdated = remembered || (known !== null && known !== version.release)
    if (!outdated) store.memoize(path, early)
    const answer = outdated ? await store.getPageData(path) : early
    return toPageLoad(path, answer, version)
  })

  async function toPageLoad(
    path: string,
    answer: PageDataAnswer,
    version: SiteVersion | null,
  ): Promise<PageLoad> {
    if (answer.kind === 'failed') return answer
    if (answer.kind === 'not-found') return loadStandIn(path, version)
    const redirect = pageRedirect(answer.page)
    if (redirect) return { kind: 'redirect', redirect }
    return complete(answer, version, false)
  }

  /** What is shown under an address that has no page of its own. */
  async function loadStandIn(path: string, version: SiteVersion | null): Promise<PageLoad> {
    const redirect = await findRedirectIgnoringCase(path)
    if (redirect) return { kind: 'redirect', redirect }
    if (path !== NOT_FOUND_PATH && (await isServed(path))) {
      return failed(`${path} is not a page of this application`)
    }
    const standIns = isOldJobPath(path) ? [JOB_REDIRECT_PATH, NOT_FOUND_PATH] : [NOT_FOUND_PATH]
    for (const standIn of standIns) {
      const answer = await store.getPageData(standIn)
      if (answer.kind === 'found') return complete(answer, version, true)
    }
    return failed(`No page data for ${path}, nor for ${NOT_FOUND_PATH}`)
  }

  /** A file, or a page that something else serves: the browser has to fetch it by itself. */
  async function isServed(path: string): Promise<boolean> {
    try {
      return (await fetch(encodeURI(path), { method: 'HEAD' })).status === 200
    } catch {
      return false
    }
  }

  async function complete(
    found: { page: PageData; savedAt: string | null },
    version: SiteVersion | null,
    notFound: boolean,
  ): Promise<PageLoad> {
    try {
      const { path, componentChunkName, staticQueryHashes: hashes } = found.page
      const isServerRendered = isInDocument(path)
      const [template, ...results] = await Promise.all([
        loadTemplate(templates, componentChunkName, isServerRendered),
        ...hashes.map(store.getStaticQuery),
      ])
      const resources = {
        page: { ...found.page, webpackCompilationHash: version?.buildHash ?? '' },
        template,
        staticQueryResults: Object.fromEntries(hashes.map((hash, at) => [hash, results[at]])),
        savedAt: found.savedAt,
        isServerRendered: isServerRendered,
      }
      return { kind: 'page', resources, notFound }
    } catch (error) {
      return error instanceof Error ? { kind: 'failed', error } : failed(String(error))
    }
  }

  async function findRedirect(path: string): Promise<Redirect | null> {
    const answer = await store.getPageData(path)
    return answer.kind === 'found' ? pageRedirect(answer.page) : findRedirectIgnoringCase(path)
  }

  async function findRedirectIgnoringCase(path: string): Promise<Redirect | null> {
    const lower = path.toLowerCase()
    if (lower === path) return null
    const answer = await store.getPageData(lower)
    const redirect = answer.kind === 'found' ? pageRedirect(answer.page) : null
    return redirect?.ignoreCase ? redirect : null
  }

  /** The page data at a path, or that of the page to which a redirect leads. */
  async function findAhead(path: string): Promise<PageDataAnswer> {
    const answer = await store.getPageData(toDataPath(path))
    const redirect = answer.kind === 'found' ? pageRedirect(answer.page) : null
    if (!redirect?.toPath.startsWith('/')) return answer
    return store.getPageData(toDataPath(redirect.toPath))
  }

  return {
    loadPage: (path) => loadPage(toDataPath(path)),
    findRedirect: (path) => findRedirect(toDataPath(path)),
    prefetchData: async (path) => void (await findAhead(path)),
    prefetchPage: async (path) => {
      const answer = await findAhead(path)
      if (answer.kind === 'found') await complete(answer, null, false)
    },
  }
}

function isSameRelease({ release }: SiteVersion, known: string | null): boolean {
  return release !== '' && release === known
}

function failed(message: string): PageLoad {
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
