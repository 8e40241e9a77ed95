/** What to come back to in one history entry. */
export interface LeftAt {
  y: number
  /** The `href` of the link that was followed from there. */
  followed: string | null
}

export interface ScrollPositions {
  read: (entryKey: string) => LeftAt | null
  save: (entryKey: string, left: LeftAt) => void
}

const PREFIX = 'left-at:'

/** Keeps positions over reloads; storage that is blocked or full costs only that. */
export function createScrollPositions(storage: () => Storage): ScrollPositions {
  const memory = new Map<string, LeftAt>()

  return {
    read: (entryKey) => memory.get(entryKey) ?? readStored(storage, entryKey),
    save: (entryKey, left) => {
      memory.set(entryKey, left)
      try {
        storage().setItem(PREFIX + entryKey, JSON.stringify(left))
      } catch {
        // The memory of this tab has it.
      }
    },
  }
}

function readStored(storage: () => Storage, entryKey: string): LeftAt | null {
  try {
    const left = JSON.parse(storage().getItem(PREFIX + entryKey) ?? 'null') as LeftAt | null
    return typeof left?.y === 'number' ? left : null
  } catch {
    return null
  }
}
