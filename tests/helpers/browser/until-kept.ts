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

/** The addresses of the data that a path's page needs; in a further language with its base. */
export async function listData(origin: string, path: string, base = ''): Promise<string[]> {
  const page = base + pageDataUrl(path.slice(base.length))
  const { staticQueryHashes } = (await (await fetch(origin + page)).json()) as PageData
  const shared = [APP_DATA_URL, ...staticQueryHashes.map(staticQueryUrl)]
  return [page, ...shared.map((url) => base + url)]
}

/** Runs in the page. */
export async function hasKept(wanted: readonly string[]): Promise<boolean> {
  const cache = await caches.open('careers-data')
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  return navigator.serviceWorker.controller !== null && wanted.every((url) => kept.includes(url))
}
