import type { PageState } from '../navigate/page-state.js'
import { isPrefetchAllowed, type Connection } from '../load/prefetcher.js'
import { APP_DATA_URL, pageDataUrl, staticQueryUrl } from '../../shared/page-paths.js'

/**
 * Asks again for what was loaded before the service worker took over, so that it keeps a copy, and for
 * the listing, which every visitor may want to come back to.
 */
export async function keepVisitedPages(
  views: readonly PageState[],
  connection: Connection | undefined,
): Promise<void> {
  const pages = views.map(({ resources }) => resources.page)
  const urls = new Set([
    APP_DATA_URL,
    ...pages.map(({ path }) => pageDataUrl(path)),
    ...pages.flatMap(({ staticQueryHashes }) => staticQueryHashes.map(staticQueryUrl)),
  ])
  if (isPrefetchAllowed(connection)) urls.add(pageDataUrl('/'))
  await Promise.allSettled([...urls].map((url) => fetch(url)))
}
