import { createReloadGuard } from '../../../../../client/runtime/start/reload-guard.js'

const NOW = 1_000_000

function setUp(storage?: () => Storage) {
  const items = new Map<string, string>()
  const own = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage
  /** In a document that begins to load so many ms after the instant of all reloads. */
  const openDocument = (after = 0) => createReloadGuard(storage ?? (() => own), NOW + after)
  return { openDocument, items }
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => jest.restoreAllMocks())

test('a document that is the result of a reload is not reloaded again, however slow it is', () => {
  const { openDocument } = setUp()
  expect(openDocument(-500).mayReload('other-build', '/a')).toBe(true)
  const reloaded = openDocument(9_999)
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 3_600_000)
  expect(reloaded.hasReloaded('other-build', '/a')).toBe(true)
  expect(reloaded.mayReload('other-build', '/a')).toBe(false)
})

test('a document that is opened later may be reloaded', () => {
  const { openDocument } = setUp()
  expect(openDocument().mayReload('other-build', '/a')).toBe(true)
  expect(openDocument(10_000).hasReloaded('other-build', '/a')).toBe(false)
  expect(openDocument(10_000).mayReload('other-build', '/a')).toBe(true)
})

test('another address or another reason allows a reload of its own', () => {
  const guard = setUp().openDocument()
  expect(guard.mayReload('other-build', '/a')).toBe(true)
  expect(guard.mayReload('other-build', '/b')).toBe(true)
  expect(guard.mayReload('missing-chunk', '/b')).toBe(true)
  expect(guard.hasReloaded('crash', '/b')).toBe(false)
})

test('no reload is allowed where storage is blocked', () => {
  const { openDocument } = setUp(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(openDocument().mayReload('crash', '/a')).toBe(false)
  expect(openDocument().hasReloaded('crash', '/a')).toBe(false)
})

test('a clock that was set back allows the next reload', () => {
  const { openDocument } = setUp()
  expect(openDocument().mayReload('crash', '/a')).toBe(true)
  expect(openDocument(-3_600_000).mayReload('crash', '/a')).toBe(true)
})

test('a broken record does not prevent a reload', () => {
  const { openDocument, items } = setUp()
  items.set('reloaded:crash', '{')
  expect(openDocument().hasReloaded('crash', '/a')).toBe(false)
})
