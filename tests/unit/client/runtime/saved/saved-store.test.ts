import {
  MOST_ROLES,
  parseSavedRoles,
  withRoles,
} from '../../../../../client/runtime/saved/saved-roles.js'
import { createSavedStore } from '../../../../../client/runtime/saved/saved-store.js'
import { HOSTILE_PATHS } from '../../../../helpers/data/hostile-paths.js'
import { HOSTILE_TEXTS } from '../../../../helpers/data/hostile-texts.js'

const ROLE = { id: '1001', path: '/qa-engineer/1001', title: 'QA Engineer', savedAt: 5 }

/** A device whose storage can be forbidden or full. */
function createDevice() {
  const kept = new Map<string, string>()
  const device = { kept, isForbidden: false, isFull: false, open: () => storage }
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (device.isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage
  device.open = () => {
    if (device.isForbidden) throw new DOMException('no', 'SecurityError')
    return storage
  }
  return device
}

const openStore = (device: ReturnType<typeof createDevice>) => createSavedStore(() => device.open())

it('whatever the device holds, only whole roles of this site are read from it', () => {
  const values: unknown[] = [null, true, 7, -1, 1e400, {}, [], [ROLE], ROLE, '', ...HOSTILE_TEXTS]
  const spoilt = Object.keys(ROLE).flatMap((key) =>
    values.map((value): unknown => ({ ...ROLE, id: '1002', [key]: value })),
  )
  const lists = [...values, ...spoilt].flatMap((value) => [value, [value], [value, ROLE, value]])
  const texts = [null, ...HOSTILE_TEXTS, ...lists.map((list) => JSON.stringify(list) ?? '')]
  for (const text of [...texts, ...texts.map((text) => text?.slice(0, -1) ?? '')]) {
    for (const role of parseSavedRoles(text)) {
      expect(role).toEqual({
        id: expect.stringMatching(/^\d+$/),
        path: expect.stringMatching(/^\/(?![/\\])/),
        title: expect.any(String),
        savedAt: expect.any(Number),
      })
    }
  }
  expect(parseSavedRoles(JSON.stringify([...spoilt.slice(0, 5), ROLE]))).toContainEqual(ROLE)
  expect(parseSavedRoles(JSON.stringify([ROLE, { ...ROLE, title: 'Twice' }]))).toEqual([ROLE])
  const hostile = HOSTILE_PATHS.map((path) => ({ ...ROLE, path }))
  expect(parseSavedRoles(JSON.stringify(hostile))).toEqual([])
})

it('a role is kept until it is removed, and then nothing is left on the device', () => {
  const device = createDevice()
  const store = openStore(device)
  const changed = jest.fn()
  store.subscribe(changed)
  expect(store.get()).toEqual([])
  expect(store.change((roles) => withRoles(roles, [ROLE], 9))).toBeNull()
  expect(store.change((roles) => withRoles(roles, [{ ...ROLE, id: '7' }, ROLE], 9))).toBeNull()
  expect(
    openStore(device)
      .get()
      .map(({ id }) => id),
  ).toEqual(['7', '1001'])
  expect(store.change(() => [])).toBeNull()
  expect([changed.mock.calls.length, device.kept.size, store.get()]).toEqual([3, 0, []])
})

it('what another tab has saved meanwhile is not lost', () => {
  const device = createDevice()
  const [one, other] = [openStore(device), openStore(device)]
  expect([one.get(), other.get()]).toEqual([[], []])
  one.change((roles) => withRoles(roles, [ROLE], 9))
  other.change((roles) => withRoles(roles, [{ ...ROLE, id: '1002' }], 9))
  one.refresh()
  expect(one.get().map(({ id }) => id)).toEqual(['1002', '1001'])
})

it('a device that keeps nothing, or nothing more, is explained in one sentence and changes nothing', () => {
  const device = createDevice()
  const store = openStore(device)
  store.change(() => [ROLE])
  const add = () => store.change((roles) => withRoles(roles, [{ ...ROLE, id: '2' }], 9))
  device.isFull = true
  expect(add()).toMatch(/^[^.]+\.$/)
  device.isForbidden = true
  expect(add()).toMatch(/^[^.]+\.$/)
  expect(openStore(device).get()).toEqual([])
  expect(store.get()).toEqual([ROLE])
})

it('at most 200 roles are saved', () => {
  const device = createDevice()
  const store = openStore(device)
  const roles = Array.from({ length: MOST_ROLES + 1 }, (_, id) => ({ ...ROLE, id: String(id) }))
  expect(store.change(() => roles)).toContain('200')
  expect(store.get()).toEqual([])
  expect(parseSavedRoles(JSON.stringify(roles))).toHaveLength(200)
})
