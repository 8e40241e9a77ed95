import { normalizePagePath } from '../../shared/addresses/page-paths.js'
import type { PageLoader } from './page-loader.js'

/** Part of the Network Information API. */
export interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/** Only Chromium has that API. */
export function connection(): Connection | undefined {
  return (window.navigator as Navigator & { connection?: Connection }).connection
}

export function isPrefetchAllowed(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

export interface PrefetcherOptions {
  loader: Pick<PageLoader, 'prefetchData' | 'prefetchPage'>
  connection: () => Connection | undefined
  whenIdle: (run: () => void) => void
  currentPath: () => string
}

export interface Prefetcher {
  /** A link is in view: prefetches page data when idle, a few at a time, the newest link first. */
  onVisible: (path: string) => void
  /** A link is hovered, touched or focused: prefetches the whole page at once. */
  onIntent: (path: string) => void
}

const MAX_WAITING = 20
const MAX_RUNNING = 2

export function createPrefetcher(options: PrefetcherOptions): Prefetcher {
  const { loader, connection, whenIdle, currentPath } = options
  const fetchedData = new Set<string>()
  const fetchedPages = new Set<string>()
  const waiting: string[] = []
  let running = 0

  function toPrefetched(to: string, fetched: ReadonlySet<string>): string | null {
    const path = normalizePagePath(to)
    if (path === null || path === normalizePagePath(currentPath())) return null
    if (fetched.has(path) || fetchedPages.has(path)) return null
    return isPrefetchAllowed(connection()) ? path : null
  }

  function drain() {
    if (running >= MAX_RUNNING) return
    const path = waiting.pop()
    if (path === undefined) return
    running += 1
    whenIdle(async () => {
      if (toPrefetched(path, fetchedData) !== null) {
        fetchedData.add(path)
        await loader.prefetchData(path)
      }
      running -= 1
      drain()
    })
  }

  return {
    onVisible: (to) => {
      const path = toPrefetched(to, fetchedData)
      if (path === null || waiting.includes(path)) return
      waiting.push(path)
      if (waiting.length > MAX_WAITING) waiting.shift()
      drain()
    },
    onIntent: (to) => {
      const path = toPrefetched(to, fetchedPages)
      if (path === null) return
      fetchedPages.add(path)
      void loader.prefetchPage(path)
    },
  }
}
