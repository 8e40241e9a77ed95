/** In ms: a second reload of an address for the same reason within this time would be a loop. */
const LOOP_MS = 10_000

export type ReloadReason = 'other-build' | 'missing-chunk' | 'crash'

interface Reload {
  address: string
  /** In ms since 1970. */
  at: number
}

export interface ReloadGuard {
  /**
   * Whether a reload may repair the document; records it. Never if storage is blocked, because then
   * a loop could not be detected.
   */
  mayReload: (reason: ReloadReason, address: string) => boolean
  /** Whether that reload has just happened. */
  hasReloaded: (reason: ReloadReason, address: string) => boolean
}

export function createReloadGuard(storage: () => Storage, now: () => number): ReloadGuard {
  function hasReloaded(reason: ReloadReason, address: string): boolean {
    try {
      const last = JSON.parse(storage().getItem(toKey(reason)) ?? 'null') as Reload | null
      return last?.address === address && Math.abs(now() - last.at) < LOOP_MS
    } catch {
      return false
    }
  }

  return {
    hasReloaded,
    mayReload: (reason, address) => {
      if (hasReloaded(reason, address)) return false
      try {
        storage().setItem(toKey(reason), JSON.stringify({ address, at: now() } satisfies Reload))
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
