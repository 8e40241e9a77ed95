/** The items under each of their keys, in their own order. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keysOf: (item: Item) => readonly Key[],
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [item])
      else group.push(item)
    }
  }
  return groups
}
