import type { IndexNowConfig } from './config.js'
import { post } from './post.js'

/** The protocol's limit for one request. */
const MOST_ADDRESSES = 10_000

/** Tells Bing and others which addresses to look at again. https://www.indexnow.org/documentation */
export async function notifyIndexNow(
  { key, endpoint }: IndexNowConfig,
  siteUrl: string,
  addresses: readonly string[],
): Promise<void> {
  for (let start = 0; start < addresses.length; start += MOST_ADDRESSES) {
    const body = {
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: addresses.slice(start, start + MOST_ADDRESSES),
    }
    await post(endpoint, JSON.stringify(body), { 'content-type': 'application/json' })
  }
}
