/** Parent first, then its parent and so on. A chain that leads back to itself is cut there. */
export function ancestorsOf<Item>(item: Item, parentOf: (item: Item) => Item | undefined): Item[] {
  const ancestors: Item[] = []
  let next = parentOf(item)
  while (next !== undefined && next !== item && !ancestors.includes(next)) {
    ancestors.push(next)
    next = parentOf(next)
  }
  return ancestors
}
