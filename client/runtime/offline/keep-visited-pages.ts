import { isPrefetchAllowed, type Connection } from '../load/prefetcher.js'
import type { CurrentPage } from '../navigate/current-page.js'
import {
  APP_DATA_URL,
  FRONT_PATH,
  SAVED_PATH,
  pageDataUrl,
  staticQueryUrl,
} from '../../shared/addresses/page-paths.js'

/**
 * Once the service worker controls the page, requests again what was loaded before, so that the worker
 * caches it; also the page of saved roles, and the listing, if the connection allows it.
 */
export function keepVisitedPages(
  current: CurrentPage,
  connection: () => Connection | undefined,
): () => void {
  const visited = [current.get()]
  current.onRendered((page) => visited.push(page))
  return () => {
    const pages = visited.map(({ resources }) => resources.page)
    const urls = new Set([
      APP_DATA_URL,
      pageDataUrl(SAVED_PATH),
      ...pages.map(({ path }) => pageDataUrl(path)),
      ...pages.flatMap(({ staticQueryHashes }) => staticQueryHashes.map(staticQueryUrl)),
    ])
    if (isPrefetchAllowed(connection())) urls.add(pageDataUrl(FRONT_PATH))
    for (const url of urls) fetch(url).catch(() => {})
  }
}
