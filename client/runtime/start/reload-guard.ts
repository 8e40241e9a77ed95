/** A second full load of one address for one reason within this time, in ms, would be a loop. */
const LOOP_MS = 10_000

export type ReloadReason = 'other-build' | 'missing-chunk' | 'crash'

/** A full load that was made to repair the document; `at` is a time in ms. */
interface Reload {
  address: string
  at: number
}

export interface ReloadGuard {
  /**
   * Whether the document may be loaded again to repair itself, which then counts as done. Never twice
   * in a row, and never where storage is blocked, since a loop would go unnoticed there.
   */
  mayReload: (reason: ReloadReason, address: string) => boolean
  /** Whether the document has just been loaded again for that reason. */
  hasReloaded: (reason: ReloadReason, address: string) => boolean
}

export function createReloadGuard(storage: () => Storage, now: () => number): ReloadGuard {
  function hasReloaded(reason: ReloadReason, address: string): boolean {
    try {
      const last = JSON.parse(storage().getItem(toKey(reason)) ?? 'null') as Reload | null
      return last?.address === address && now() - last.at < LOOP_MS
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
