export interface Random {
  below: (limit: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  chance: (probability: number) => boolean
}

/** The same numbers for the same seed, so that a walk that failed can be walked again (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    chance: (probability) => next() < probability,
  }
}
