import { shareRuns, unlessItFails } from '../../../../../client/shared/lib/share-runs.js'

/** Reads keys as upper case, fails at first, and tells which keys were read. */
function createReading() {
  const asked: string[] = []
  const read = async (key: string) => {
    asked.push(key)
    if (asked.length === 1) throw new Error('not there yet')
    return key.toUpperCase()
  }
  return { asked, read }
}

it('calls with the same key share a run until it ends', async () => {
  const { asked, read } = createReading()
  const runs = new Map<string, Promise<string>>()
  const shared = shareRuns(read, runs)
  const failed = [shared('a'), shared('a')]
  expect(runs.has('a')).toBe(true)
  for (const run of failed) await expect(run).rejects.toThrow('not there yet')
  expect(runs.has('a')).toBe(false)
  expect(await Promise.all([shared('a'), shared('b'), shared('a')])).toEqual(['A', 'B', 'A'])
  expect(await shared('a')).toBe('A')
  expect(asked).toEqual(['a', 'a', 'b', 'a'])
})

it('a result that is kept is computed once for each key, and a failure is tried again', async () => {
  const { asked, read } = createReading()
  const kept = shareRuns(read, new Map(), unlessItFails)
  await expect(kept('a')).rejects.toThrow('not there yet')
  expect([await kept('a'), await kept('a'), await kept('b')]).toEqual(['A', 'A', 'B'])
  expect(asked).toEqual(['a', 'a', 'b'])
})
