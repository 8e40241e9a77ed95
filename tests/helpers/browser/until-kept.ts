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
  await untilTrue(page, hasKept, await listData(origin, path))
}

/** The addresses of the data that a path's page needs. */
export async function listData(origin: string, path: string): Promise<string[]> {
  const { staticQueryHashes } = (await (await fetch(origin + pageDataUrl(path))).json()) as PageData
  return [APP_DATA_URL, pageDataUrl(path), ...staticQueryHashes.map(staticQueryUrl)]
}

/** Runs in the page. */
export async function hasKept(wanted: readonly string[]): Promise<boolean> {
  const cache = await caches.open('careers-data')
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  return navigator.serviceWorker.controller !== null && wanted.every((url) => kept.includes(url))
}
