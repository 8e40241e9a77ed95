import { shareRuns } from '../../shared/lib/share-runs.js'
import type { PageDataAnswer, PageSource, SiteVersion } from './page-source.js'

/** Caches one release. Errors, unknown paths and saved copies, which may be of an earlier one, never are. */
export interface PageStore {
  getPageData: (path: string) => Promise<PageDataAnswer>
  /** Page data of the live release, and its version. */
  getLive: (path: string) => Promise<[PageDataAnswer, SiteVersion | null]>
  getStaticQuery: (hash: string) => Promise<unknown>
}

export function createPageStore(source: PageSource): PageStore {
  const pages = new Map<string, PageDataAnswer>()
  const staticQueries = new Map<string, unknown>()
  const fetching = new Map<string, Promise<PageDataAnswer>>()
  const fetchPageData = shareRuns(source.pageData, fetching)
  const fetchStaticQuery = shareRuns(source.staticQuery)
  const fetchSiteVersion = shareRuns(source.siteVersion)
  let release: string | null = null

  function cache(path: string, answer: PageDataAnswer) {
    const isLive = answer.kind === 'found' && answer.savedAt === null
    if (isLive || answer.kind === 'redirect') pages.set(path, answer)
  }

  async function getPageData(path: string): Promise<PageDataAnswer> {
    const cached = pages.get(path)
    if (cached) return cached
    const releaseBefore = release
    const answer = await fetchPageData(path)
    if (releaseBefore === release) cache(path, answer)
    return answer
  }

  return {
    getPageData,

    getLive: async (path) => {
      const known = release
      const isEarlier = pages.has(path) || fetching.has(path)
      const [version, early] = await Promise.all([fetchSiteVersion(''), getPageData(path)])
      const isSame = version !== null && version.release !== '' && version.release === known
      if (version === null || isSame) return [early, version]
      pages.clear()
      staticQueries.clear()
      release = version.release
      // Data that was requested before the publication was noticed may be of the previous release.
      const isOutdated = isEarlier || (known !== null && known !== version.release)
      if (isOutdated) return [await getPageData(path), version]
      cache(path, early)
      return [early, version]
    },

    getStaticQuery: async (hash) => {
      if (staticQueries.has(hash)) return staticQueries.get(hash)
      const releaseBefore = release
      const { data, savedAt } = await fetchStaticQuery(hash)
      if (releaseBefore === release && savedAt === null) staticQueries.set(hash, data)
      return data
    },
  }
}
