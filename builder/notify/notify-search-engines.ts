import type { Progress } from '../lib/progress.js'
import type { PublishedUrls } from '../../client/content/create-site-manifest.js'
import { findAddressChanges, findPostingChanges } from './published-urls.js'
import type { NoticeConfig } from './config.js'
import { notifyGoogle } from './notify-google.js'
import { notifyIndexNow } from './notify-index-now.js'

export interface NoticeOptions extends NoticeConfig {
  siteUrl: string
  siteEnv: string
}

/**
 * Tells search engines what a release changed. Only a production site has something to tell, and only
 * compared with a former release; a failure is told and harms nothing, for the sitemap says the same.
 */
export async function notifySearchEngines(
  options: NoticeOptions,
  { former, next }: { former: PublishedUrls | null; next: PublishedUrls },
  progress: Pick<Progress, 'note' | 'warn'>,
  now: Date,
): Promise<void> {
  const { indexNow, googleIndexing, siteUrl, siteEnv } = options
  if (former === null || siteEnv !== 'production') return

  const { changed, gone } = findAddressChanges(former, next)
  const addresses = [...changed, ...gone].map((path) => siteUrl + path)
  if (indexNow !== null && addresses.length > 0) {
    await attempt('IndexNow', addresses.length, progress, () =>
      notifyIndexNow(indexNow, siteUrl, addresses),
    )
  }

  const postings = findPostingChanges(former, next)
  const notices = [
    ...postings.changed.map((path) => ({ url: siteUrl + path, type: 'URL_UPDATED' as const })),
    ...postings.gone.map((path) => ({ url: siteUrl + path, type: 'URL_DELETED' as const })),
  ]
  if (googleIndexing !== null && notices.length > 0) {
    await attempt('Google', notices.length, progress, () =>
      notifyGoogle(googleIndexing, notices, now),
    )
  }
}

async function attempt(
  whom: string,
  count: number,
  progress: Pick<Progress, 'note' | 'warn'>,
  notify: () => Promise<void>,
): Promise<void> {
  try {
    await notify()
    progress.note(`told ${whom} of ${count} addresses`)
  } catch (error) {
    progress.warn(`${whom} was not told of ${count} addresses: ${(error as Error).message}`)
  }
}
