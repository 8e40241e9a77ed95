import { normalizePagePath } from '../../shared/page-paths.js'
import type { PageLoader } from './page-loader.js'

/** As much of the Network Information API as says whether spare requests are welcome. */
export interface Connection {
  effectiveType?: string
  saveData?: boolean
}

export function isPrefetchAllowed(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

export interface PrefetcherOptions {
  loader: Pick<PageLoader, 'prefetchData' | 'prefetchPage'>
  connection: () => Connection | undefined
  /** Runs something when the browser has nothing better to do. */
  whenIdle: (run: () => void) => void
  currentPath: () => string
}

export interface Prefetcher {
  /** For a link in view: its page's data, when idle, a few at a time, the newest first. */
  whenSeen: (path: string) => void
  /** For a link that is pointed at, touched or focused: all of its page, at once. */
  whenMeant: (path: string) => void
}

const MAX_WAITING = 20
const MAX_RUNNING = 2

export function createPrefetcher(options: PrefetcherOptions): Prefetcher {
  const { loader, connection, whenIdle, currentPath } = options
  const seen = new Set<string>()
  const meant = new Set<string>()
  const waiting: string[] = []
  let running = 0

  function toWanted(to: string, asked: ReadonlySet<string>): string | null {
    const path = normalizePagePath(to)
    if (path === null || path === normalizePagePath(currentPath())) return null
    if (asked.has(path) || meant.has(path)) return null
    return isPrefetchAllowed(connection()) ? path : null
  }

  function drain() {
    if (running >= MAX_RUNNING) return
    const path = waiting.pop()
    if (path === undefined) return
    running += 1
    whenIdle(async () => {
      const wanted = toWanted(path, seen)
      if (wanted !== null) {
        seen.add(wanted)
        await loader.prefetchData(wanted)
      }
      running -= 1
      drain()
    })
  }

  return {
    whenSeen: (to) => {
      const path = toWanted(to, seen)
      if (path === null || waiting.includes(path)) return
      waiting.push(path)
      if (waiting.length > MAX_WAITING) waiting.shift()
      drain()
    },
    whenMeant: (to) => {
      const path = toWanted(to, meant)
      if (path === null) return
      meant.add(path)
      void loader.prefetchPage(path)
    },
  }
}
