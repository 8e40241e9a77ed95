import { createScrollPositions } from '../../../../../client/runtime/navigate/scroll-positions.js'

function createStorage(items = new Map<string, string>()) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage
}

const blocked = () => {
  throw new DOMException('denied', 'SecurityError')
}
const full = () =>
  ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }) as unknown as Storage

test('each history entry has its own scroll position, also after a reload', () => {
  const storage = createStorage()
  createScrollPositions(() => storage).save('k1', { y: 700, followed: '/a' })
  const reloaded = createScrollPositions(() => storage)
  expect(reloaded.read('k1')).toEqual({ y: 700, followed: '/a' })
  expect(reloaded.read('k2')).toBeNull()
})

test.each([
  ['blocked', blocked],
  ['full', full],
])('scroll positions last until the reload when storage is %s', (_, storage) => {
  const positions = createScrollPositions(storage)
  expect(positions.read('k1')).toBeNull()
  positions.save('k1', { y: 5, followed: null })
  expect(positions.read('k1')).toEqual({ y: 5, followed: null })
})

test.each(['', '{', 'null', '7', '{"y":"7"}'])('a position stored as %j is ignored', (stored) => {
  const storage = createStorage(new Map([['left-at:k1', stored]]))
  expect(createScrollPositions(() => storage).read('k1')).toBeNull()
})
