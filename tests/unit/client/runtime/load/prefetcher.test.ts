import {
  createPrefetcher,
  isPrefetchAllowed,
  type Connection,
} from '../../../../../client/runtime/load/prefetcher.js'

test.each<[Connection | undefined, boolean]>([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ saveData: true }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on %j prefetching is allowed: %s', (connection, allowed) => {
  expect(isPrefetchAllowed(connection)).toBe(allowed)
})

function setUp(connection?: Connection) {
  const fetched: string[] = []
  const finish: (() => void)[] = []
  const idle: (() => void)[] = []
  const prefetcher = createPrefetcher({
    loader: {
      prefetchData: (path) => {
        fetched.push(path)
        return new Promise((resolve) => finish.push(resolve))
      },
      prefetchPage: async (path) => void fetched.push(`${path} with its code`),
    },
    connection: () => connection,
    whenIdle: (run) => idle.push(run),
    currentPath: () => '/here/',
  })
  const runIdle = () => idle.splice(0).forEach((run) => run())
  return { ...prefetcher, fetched, finish, runIdle }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('what is seen waits for the browser to be idle, two at a time', async () => {
  const { whenSeen, fetched, finish, runIdle } = setUp()
  for (const path of ['/a', '/b', '/c', '/d']) whenSeen(path)
  expect(fetched).toEqual([])
  runIdle()
  expect(fetched).toEqual(['/a', '/b'])
  finish[0]?.()
  await settle()
  runIdle()
  expect(fetched).toEqual(['/a', '/b', '/d'])
})

test('what is meant is fetched at once', () => {
  const { whenMeant, fetched } = setUp()
  whenMeant('/a')
  expect(fetched).toEqual(['/a with its code'])
})

test('what was seen is fetched with its code once it is meant', () => {
  const { whenMeant, whenSeen, fetched, runIdle } = setUp()
  whenSeen('/a')
  runIdle()
  whenMeant('/a')
  expect(fetched).toEqual(['/a', '/a with its code'])
})

test('nothing is fetched twice, however it is written', async () => {
  const { whenMeant, whenSeen, fetched, runIdle } = setUp()
  for (const to of ['/a', '/a/', '/a?x', '/%61#y']) whenMeant(to)
  whenSeen('/a')
  runIdle()
  await settle()
  expect(fetched).toEqual(['/a with its code'])
})

test('the page that is open is not fetched, nor one that cannot be', () => {
  const { whenMeant, whenSeen, fetched, runIdle } = setUp()
  for (const to of ['/here', '/here?x', '/100%']) {
    whenMeant(to)
    whenSeen(to)
  }
  runIdle()
  expect(fetched).toEqual([])
})

test('a long list in view keeps to the newest twenty', async () => {
  const { whenSeen, fetched, finish, runIdle } = setUp()
  for (let number = 0; number < 100; number += 1) whenSeen(`/job/${number}`)
  for (let round = 0; round < 100; round += 1) {
    runIdle()
    finish.splice(0).forEach((resolve) => resolve())
    await settle()
  }
  expect(fetched).toHaveLength(22)
  expect(fetched).toContain('/job/99')
})

test.each([{ saveData: true }, { effectiveType: '2g' }])('nothing at all on %j', (connection) => {
  const { whenMeant, whenSeen, fetched, runIdle } = setUp(connection)
  whenMeant('/a')
  whenSeen('/b')
  runIdle()
  expect(fetched).toEqual([])
})
