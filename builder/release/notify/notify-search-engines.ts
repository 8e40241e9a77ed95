import type { Progress } from '../../lib/progress.js'
import type { PublishedUrls } from '../../../client/content/create-site-manifest.js'
import { findUrlChanges, findPostingChanges } from './published-urls.js'
import type { NoticeConfig, IndexNowConfig } from '../../lib/notices-config.js'
import { notifyGoogle } from './notify-google.js'
import { post } from './post.js'

interface NoticeOptions extends NoticeConfig {
  siteUrl: string
  siteEnv: string
}

/**
 * Notifies search engines of what changed since the previous release of a production site. A failure
 * is only a warning, because the sitemap says the same.
 */
export async function notifySearchEngines(
  options: NoticeOptions,
  { former, next }: { former: PublishedUrls | null; next: PublishedUrls },
  progress: Pick<Progress, 'note' | 'warn'>,
  now: Date,
): Promise<void> {
  const { indexNow, googleIndexing, siteUrl, siteEnv } = options
  if (former === null || siteEnv !== 'production') return

  const { changed, gone } = findUrlChanges(former, next)
  const urls = [...changed, ...gone].map((path) => siteUrl + path)
  if (indexNow !== null && urls.length > 0) {
    await attempt('IndexNow', urls.length, progress, () => notifyIndexNow(indexNow, siteUrl, urls))
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
  service: string,
  count: number,
  progress: Pick<Progress, 'note' | 'warn'>,
  notify: () => Promise<void>,
): Promise<void> {
  try {
    await notify()
    progress.note(`notified ${service} of ${count} URLs`)
  } catch (error) {
    progress.warn(`${service} was not notified of ${count} URLs: ${(error as Error).message}`)
  }
}

/** The protocol's limit for one request. */
const MOST_URLS = 10_000

/** Asks Bing and other search engines to crawl URLs again. https://www.indexnow.org/documentation */
async function notifyIndexNow(
  { key, endpoint }: IndexNowConfig,
  siteUrl: string,
  urls: readonly string[],
): Promise<void> {
  for (let start = 0; start < urls.length; start += MOST_URLS) {
    const body = {
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: urls.slice(start, start + MOST_URLS),
    }
    await post(endpoint, JSON.stringify(body), { 'content-type': 'application/json' })
  }
}
