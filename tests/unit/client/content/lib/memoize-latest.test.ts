import { memoizeLatest } from '../../../../../client/content/lib/memoize-latest.js'

function createCounted() {
  let calls = 0
  const toList = memoizeLatest((_key: object, ...rest: unknown[]) => {
    calls++
    return JSON.parse(JSON.stringify(rest)) as unknown
  })
  return { toList, calls: () => calls }
}

const KEY = {}

it('equal arguments are not computed with again', () => {
  const { toList, calls } = createCounted()
  const first = toList(KEY, { a: [1, { b: null }] }, 'x')
  expect(toList(KEY, { a: [1, { b: null }] }, 'x')).toBe(first)
  expect(calls()).toBe(1)
})

it.each([
  ['another value', { a: 2 }],
  ['another member', { a: 1, b: undefined }],
  ['a list', [1]],
  ['nothing', null],
])('%s in place of an argument is computed with', (_what, argument) => {
  const { toList } = createCounted()
  toList(KEY, { a: 1 })
  expect(toList(KEY, argument)).toEqual(JSON.parse(JSON.stringify([argument])))
})

it('the order of members counts, because they are written in it', () => {
  const { toList } = createCounted()
  toList(KEY, { a: 1, b: 2 })
  expect(JSON.stringify(toList(KEY, { b: 2, a: 1 }))).toBe('[{"b":2,"a":1}]')
})

it('objects that are no records count as equal only if they are the same', () => {
  const { toList, calls } = createCounted()
  const map = new Map()
  toList(KEY, map)
  toList(KEY, map)
  expect(calls()).toBe(1)
  toList(KEY, new Map())
  expect(calls()).toBe(2)
})

it('a new result that equals the former one is replaced by it', () => {
  const toFirst = memoizeLatest((_key: object, [first]: number[]) => ({ first }))
  expect(toFirst(KEY, [1, 2])).toBe(toFirst(KEY, [1, 3]))
})

it('each first argument has a result of its own', () => {
  const toCopy = memoizeLatest((key: { name: string }) => [key.name])
  const [one, two] = [{ name: 'one' }, { name: 'two' }]
  expect([toCopy(one), toCopy(two), toCopy(one)]).toEqual([['one'], ['two'], ['one']])
})
