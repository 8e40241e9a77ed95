import { attempt } from '../../shared/lib/attempt.js'

/** Saved when a history entry is left. */
export interface LeftAt {
  y: number
  /** `href` of the followed link. */
  followed: string | null
  /** Another page was on the screen when the document ended, so the browser keeps that page's position. */
  wasHidden?: boolean
}

export interface ScrollPositions {
  read: (entryKey: string) => LeftAt | null
  save: (entryKey: string, left: LeftAt) => void
}

const PREFIX = 'left-at:'

/** Survives a reload, unless storage is blocked. */
export function createScrollPositions(storage: () => Storage): ScrollPositions {
  const memory = new Map<string, LeftAt>()

  return {
    read: (entryKey) => memory.get(entryKey) ?? readStored(storage, entryKey),
    save: (entryKey, left) => {
      memory.set(entryKey, left)
      attempt(() => storage().setItem(PREFIX + entryKey, JSON.stringify(left)))
    },
  }
}

function readStored(storage: () => Storage, entryKey: string): LeftAt | null {
  const left = attempt(
    () => JSON.parse(storage().getItem(PREFIX + entryKey) ?? 'null') as LeftAt | null,
  )
  return typeof left?.y === 'number' ? left : null
}
