/** A second full load of one address for one reason within this time, in ms, would be a loop. */
const LOOP_MS = 10_000

export type ReloadReason = 'other-build' | 'missing-chunk' | 'crash'

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
      const last: unknown = JSON.parse(storage().getItem(toKey(reason)) ?? 'null')
      return isReload(last) && last.address === address && now() - last.at < LOOP_MS
    } catch {
      return false
    }
  }

  return {
    hasReloaded,
    mayReload: (reason, address) => {
      if (hasReloaded(reason, address)) return false
      try {
        storage().setItem(toKey(reason), JSON.stringify({ address, at: now() }))
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

function isReload(value: unknown): value is { address: string; at: number } {
  return typeof value === 'object' && value !== null && 'address' in value && 'at' in value
}
