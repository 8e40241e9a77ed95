import { memoizeAsync } from '../../../../builder/lib/memoize-async.js'

it('a result is computed once for each key, and a failure is tried again', async () => {
  const asked: string[] = []
  const read = memoizeAsync(async (key: string) => {
    asked.push(key)
    if (asked.length === 1) throw new Error('not there yet')
    return key.toUpperCase()
  })
  await expect(read('a')).rejects.toThrow('not there yet')
  expect([await read('a'), await read('a'), await read('b')]).toEqual(['A', 'A', 'B'])
  expect(asked).toEqual(['a', 'a', 'b'])
})
