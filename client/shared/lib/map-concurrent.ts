/** `Promise.all` with at most `limit` concurrent calls. Starts no more after one has failed. */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length)
  let next = 0
  let hasFailed = false
  const work = async () => {
    while (next < items.length && !hasFailed) {
      const index = next++
      try {
        results[index] = await map(items[index] as Item, index)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
  return results
}
