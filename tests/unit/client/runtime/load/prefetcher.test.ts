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
])('isPrefetchAllowed for the connection %j is %s', (connection, allowed) => {
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

test('visible links are prefetched while the browser is idle, two at a time', async () => {
  const { onVisible, fetched, finish, runIdle } = setUp()
  for (const path of ['/a', '/b', '/c', '/d']) onVisible(path)
  expect(fetched).toEqual([])
  runIdle()
  expect(fetched).toEqual(['/a', '/b'])
  finish[0]?.()
  await settle()
  runIdle()
  expect(fetched).toEqual(['/a', '/b', '/d'])
})

test('a link that the visitor is about to follow is prefetched at once', () => {
  const { onIntent, fetched } = setUp()
  onIntent('/a')
  expect(fetched).toEqual(['/a with its code'])
})

test('a visible link is prefetched with its code once the visitor is about to follow it', () => {
  const { onIntent, onVisible, fetched, runIdle } = setUp()
  onVisible('/a')
  runIdle()
  onIntent('/a')
  expect(fetched).toEqual(['/a', '/a with its code'])
})

test('a page is prefetched once, however its URL is written', async () => {
  const { onIntent, onVisible, fetched, runIdle } = setUp()
  for (const to of ['/a', '/a/', '/a?x', '/%61#y']) onIntent(to)
  onVisible('/a')
  runIdle()
  await settle()
  expect(fetched).toEqual(['/a with its code'])
})

test('the current page and a broken path are not prefetched', () => {
  const { onIntent, onVisible, fetched, runIdle } = setUp()
  for (const to of ['/here', '/here?x', '/100%']) {
    onIntent(to)
    onVisible(to)
  }
  runIdle()
  expect(fetched).toEqual([])
})

test('only the newest twenty of many waiting links are prefetched', async () => {
  const { onVisible, fetched, finish, runIdle } = setUp()
  for (let number = 0; number < 100; number += 1) onVisible(`/job/${number}`)
  for (let round = 0; round < 100; round += 1) {
    runIdle()
    finish.splice(0).forEach((resolve) => resolve())
    await settle()
  }
  expect(fetched).toHaveLength(22)
  expect(fetched).toContain('/job/99')
})

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'nothing is prefetched on the connection %j',
  (connection) => {
    const { onIntent, onVisible, fetched, runIdle } = setUp(connection)
    onIntent('/a')
    onVisible('/b')
    runIdle()
    expect(fetched).toEqual([])
  },
)
