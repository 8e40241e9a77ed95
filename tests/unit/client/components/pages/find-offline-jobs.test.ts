import { findOfflineJobs } from '../../../../../client/components/pages/find-offline-jobs.js'

const copy = (body: unknown, headers = {}) => new Response(JSON.stringify(body), { headers })
const page = (componentChunkName: string, path: string, title: string, lang = 'en-gb') => ({
  path,
  componentChunkName,
  result: {
    data: { job: { id: path.replace(/.*\//, ''), path, title } },
    pageContext: { lang },
  },
})

function keep(copies: Response[], name = 'careers-data') {
  return {
    has: async (asked: string) => asked === name,
    open: async () => ({ matchAll: async () => copies }),
  } as unknown as CacheStorage
}

test('findOfflineJobs finds the jobs among all saved copies, sorted by title, with the date of each copy if it has one', async () => {
  const storage = keep([
    copy(page('component---job-page', '/b/2', 'B'), { date: 'Sat, 21 Nov 2026 10:00:00 GMT' }),
    copy({ webpackCompilationHash: 'x' }),
    copy(page('component---index-page', '/', 'Index')),
    new Response('no JSON'),
    copy(page('component---job-page', '/a/1', 'A')),
  ])
  expect(await findOfflineJobs(() => storage)).toEqual([
    { id: '1', path: '/a/1', title: 'A', savedAt: null },
    { id: '2', path: '/b/2', title: 'B', savedAt: '2026-11-21T10:00:00.000Z' },
  ])
})

test('findOfflineJobs finds none in a browser without saved copies or without caches', async () => {
  expect(await findOfflineJobs(() => keep([], 'another'))).toEqual([])
  expect(await findOfflineJobs(() => undefined)).toEqual([])
})

test('a job that was read in two languages is listed in this one, another in its own', async () => {
  jest.resetModules()
  process.env['CONTENT_LANGS'] = 'en-gb,de-de'
  const { findOfflineJobs: find } =
    await import('../../../../../client/components/pages/find-offline-jobs.js')
  delete process.env['CONTENT_LANGS']
  const storage = keep([
    copy(page('component---job-page', '/de/stelle/1', 'Stelle', 'de-de')),
    copy(page('component---job-page', '/role/1', 'Role')),
    copy(page('component---job-page', '/de/stelle/2', 'Zweite', 'de-de')),
  ])
  expect(await find(() => storage)).toEqual([
    { id: '1', path: '/role/1', title: 'Role', savedAt: null },
    { id: '2', path: '/de/stelle/2', title: 'Zweite', lang: 'de-de', savedAt: null },
  ])
})
