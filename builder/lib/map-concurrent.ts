/** `Promise.all` over a mapped list with at most `limit` calls under way; keeps the order. */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length)
  let next = 0
  const work = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await map(items[index] as Item, index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
  return results
}
