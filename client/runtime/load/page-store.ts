import type { Fetch } from './fetch-json.js'
import { fetchPageData, type PageDataAnswer } from './fetch-page-data.js'
import { fetchStaticQuery } from './fetch-static-query.js'
import { shareInFlight } from './share-in-flight.js'

/** What this tab has loaded of one release. Errors and unknown paths are never remembered. */
export interface PageStore {
  getPageData: (path: string) => Promise<PageDataAnswer>
  /** Rejects with the specified message. */
  getStaticQuery: (hash: string) => Promise<unknown>
  hasPageData: (path: string) => boolean
  memoize: (path: string, answer: PageDataAnswer) => void
  /** The release that all of it belongs to; null until one is known. */
  release: () => string | null
  /** Nothing that was loaded of another release may be shown as current. */
  moveTo: (release: string) => void
}

export function createPageStore(fetch: Fetch): PageStore {
  const pages = new Map<string, PageDataAnswer>()
  const staticQueries = new Map<string, unknown>()
  const askPageData = shareInFlight((path) => fetchPageData(fetch, path))
  const askStaticQuery = shareInFlight((hash) => fetchStaticQuery(fetch, hash))
  let release: string | null = null

  function memoize(path: string, answer: PageDataAnswer) {
    if (answer.kind === 'found') pages.set(path, answer)
  }

  return {
    getPageData: async (path) => {
      const remembered = pages.get(path)
      if (remembered) return remembered
      const asked = release
      const answer = await askPageData(path)
      if (asked === release) memoize(path, answer)
      return answer
    },

    getStaticQuery: async (hash) => {
      if (staticQueries.has(hash)) return staticQueries.get(hash)
      const asked = release
      const result = await askStaticQuery(hash)
      if (asked === release) staticQueries.set(hash, result)
      return result
    },

    hasPageData: (path) => pages.has(path),
    memoize: memoize,
    release: () => release,

    moveTo: (next) => {
      pages.clear()
      staticQueries.clear()
      release = next
    },
  }
}
