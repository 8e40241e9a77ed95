import { findOfflineJobs } from '../../../../../client/components/pages/find-offline-jobs.js'

const copy = (body: unknown, headers = {}) => new Response(JSON.stringify(body), { headers })
const page = (componentChunkName: string, path: string, title: string) => ({
  path,
  componentChunkName,
  result: { data: { job: { path, title } } },
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
    { path: '/a/1', title: 'A', savedAt: null },
    { path: '/b/2', title: 'B', savedAt: '2026-11-21T10:00:00.000Z' },
  ])
})

test('findOfflineJobs finds none in a browser without saved copies or without caches', async () => {
  expect(await findOfflineJobs(() => keep([], 'another'))).toEqual([])
  expect(await findOfflineJobs(() => undefined)).toEqual([])
})
