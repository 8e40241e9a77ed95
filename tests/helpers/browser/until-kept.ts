import type { Page } from 'playwright-core'
import type { PageData } from '../../../client/shared/page-data/page-data.js'
import {
  APP_DATA_URL,
  pageDataUrl,
  staticQueryUrl,
} from '../../../client/shared/addresses/page-paths.js'
import { untilTrue } from './visitor.js'

/** Until the service worker controls the page and has kept the data that a path's page needs. */
export async function untilKept(page: Page, origin: string, path: string): Promise<void> {
  const { staticQueryHashes } = (await (await fetch(origin + pageDataUrl(path))).json()) as PageData
  await untilTrue(
    page,
    async (wanted) => {
      const cache = await caches.open('careers-data')
      const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
      return (
        navigator.serviceWorker.controller !== null && wanted.every((url) => kept.includes(url))
      )
    },
    [APP_DATA_URL, pageDataUrl(path), ...staticQueryHashes.map(staticQueryUrl)],
  )
}
