import type { IndexNowConfig } from '../../lib/notices-config.js'
import { post } from './post.js'

/** The protocol's limit for one request. */
const MOST_URLS = 10_000

/** Asks Bing and other search engines to crawl URLs again. https://www.indexnow.org/documentation */
export async function notifyIndexNow(
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
