import { createReloadGuard } from '../../../../../client/runtime/start/reload-guard.js'

function setUp(storage?: () => Storage) {
  const items = new Map<string, string>()
  let now = 1_000_000
  const own = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage
  const guard = createReloadGuard(storage ?? (() => own), () => now)
  return { guard, items, wait: (ms: number) => (now += ms) }
}

test('one address is reloaded once for one reason within ten seconds', () => {
  const { guard, wait } = setUp()
  expect(guard.mayReload('other-build', '/a')).toBe(true)
  expect(guard.mayReload('other-build', '/a')).toBe(false)
  wait(9_999)
  expect(guard.mayReload('other-build', '/a')).toBe(false)
  wait(1)
  expect(guard.mayReload('other-build', '/a')).toBe(true)
})

test('another address or another reason allows a reload of its own', () => {
  const { guard } = setUp()
  expect(guard.mayReload('other-build', '/a')).toBe(true)
  expect(guard.mayReload('other-build', '/b')).toBe(true)
  expect(guard.mayReload('missing-chunk', '/b')).toBe(true)
  expect(guard.hasReloaded('crash', '/b')).toBe(false)
})

test('no reload is allowed where storage is blocked', () => {
  const { guard } = setUp(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(guard.mayReload('crash', '/a')).toBe(false)
  expect(guard.hasReloaded('crash', '/a')).toBe(false)
})

test('a clock that was set back allows the next reload, and again one only', () => {
  const { guard, wait } = setUp()
  expect(guard.mayReload('crash', '/a')).toBe(true)
  wait(-3_600_000)
  expect(guard.mayReload('crash', '/a')).toBe(true)
  expect(guard.mayReload('crash', '/a')).toBe(false)
})

test('a broken record does not prevent a reload', () => {
  const { guard, items } = setUp()
  items.set('reloaded:crash', '{')
  expect(guard.hasReloaded('crash', '/a')).toBe(false)
})
