/** Null where the other side has no counterpart. */
export interface Pair<Item> {
  before: Item | null
  after: Item | null
}

export interface Identity<Item> {
  /** Items with equal keys are the same thing, however much of it has changed. */
  keyOf: (item: Item) => string
  /** Only items of one kind can be versions of each other; null where the key alone identifies an item. */
  kindOf: (item: Item) => string | null
}

/** In the order of `after`; removed items come last. Items without an equal key are paired by kind, in order. */
export function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  { keyOf, kindOf }: Identity<Item>,
): Pair<Item>[] {
  const takeSame = createTaker(before, keyOf)
  const pairs = after.map((item): Pair<Item> => ({ before: takeSame(keyOf(item)), after: item }))
  const paired = new Set(pairs.map((pair) => pair.before))
  const takeSimilar = createTaker(
    before.filter((item) => !paired.has(item)),
    kindOf,
  )
  for (const pair of pairs) {
    if (pair.before === null && pair.after !== null) pair.before = takeSimilar(kindOf(pair.after))
    paired.add(pair.before)
  }
  const gone = before.filter((item) => !paired.has(item))
  return [...pairs, ...gone.map((item) => ({ before: item, after: null }))]
}

/** Hands out each item once. */
function createTaker<Item>(items: readonly Item[], keyOf: (item: Item) => string | null) {
  const left = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== null) left.set(key, [...(left.get(key) ?? []), item])
  }
  return (key: string | null): Item | null => left.get(key ?? '')?.shift() ?? null
}
