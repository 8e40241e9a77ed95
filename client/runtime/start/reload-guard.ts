import { attempt } from '../../shared/lib/attempt.js'

/** In ms: a document that begins so soon after a reload is what has been reloaded. */
const RELOAD_MS = 10_000

export type ReloadReason = 'other-build' | 'missing-chunk' | 'crash'

interface Reload {
  address: string
  /** In ms since 1970. */
  at: number
}

export interface ReloadGuard {
  /**
   * Whether a reload may repair the document; records it. Not if the document is itself the result of
   * such a reload, and never if storage is blocked, because then a loop could not be detected.
   */
  mayReload: (reason: ReloadReason, address: string) => boolean
  /** Whether the document is the result of that reload. */
  hasReloaded: (reason: ReloadReason, address: string) => boolean
}

/** @param startedAt When the document began to load, by the clock of `Date.now`, which others can be far from. */
export function createReloadGuard(storage: () => Storage, startedAt: number): ReloadGuard {
  function hasReloaded(reason: ReloadReason, address: string): boolean {
    const last = attempt(
      () => JSON.parse(storage().getItem(toKey(reason)) ?? 'null') as Reload | null,
    )
    return last?.address === address && Math.abs(startedAt - last.at) < RELOAD_MS
  }

  return {
    hasReloaded,
    mayReload: (reason, address) => {
      if (hasReloaded(reason, address)) return false
      try {
        storage().setItem(
          toKey(reason),
          JSON.stringify({ address, at: Date.now() } satisfies Reload),
        )
        return true
      } catch {
        return false
      }
    },
  }
}

function toKey(reason: ReloadReason): string {
  return `reloaded:${reason}`
}

/** Each browser words a failed dynamic import differently. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|loading chunk .{1,200} failed/i

/** `onFailure` returns whether it handled the error. */
export function watchChunkFailures(window: Window, onFailure: () => boolean): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (CHUNK_FAILURE.test(String(event.reason)) && onFailure()) event.preventDefault()
  })
}
