import { whenIdle } from '../../hooks/when-idle.js'
import type { PageLoader } from '../load/page-loader.js'
import { createPrefetcher, type Connection, type Prefetcher } from '../load/prefetcher.js'

/** How long after the last work a browser without idle callbacks counts as idle, in ms. */
const IDLE_MS = 200

export function createBrowserPrefetcher(loader: PageLoader): Prefetcher {
  return createPrefetcher({
    loader,
    connection,
    whenIdle: (run) => whenIdle(run, IDLE_MS),
    currentPath: () => window.location.pathname,
  })
}

/** Not every browser tells. */
export function connection(): Connection | undefined {
  return (window.navigator as Navigator & { connection?: Connection }).connection
}
