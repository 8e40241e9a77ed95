import {
  startContentService,
  type Fault,
  type TestContentService,
} from '../../helpers/content-service.js'
import { createJob, createJobs } from './example-documents.js'

let service: TestContentService

beforeEach(async () => {
  service = await startContentService({ documents: createJobs(30) })
})
afterEach(() => service.close())

function request(page = 1, signal?: AbortSignal) {
  const ref = service.repository.getMaster().ref
  const url = `${service.apiEndpoint}/documents/search?ref=${ref}&pageSize=10&page=${page}`
  return fetch(url, signal ? { signal } : {})
}

const search = async (page?: number) =>
  (await (await request(page)).json()) as Record<string, unknown>
const breakSearch = (fault: Fault, ...requests: number[]) =>
  service.setFault({ fault, ...(requests.length > 0 && { requests }) })

it('answers a status with body and headers, for one request only', async () => {
  const headers = { 'Retry-After': '1' }
  breakSearch({ kind: 'status', status: 429, body: { status_code: 429 }, headers }, 2)
  expect((await request()).status).toBe(200)
  const refused = await request()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(await refused.json()).toEqual({ status_code: 429 })
  expect((await request()).status).toBe(200)
})

it('breaks another path', async () => {
  service.setFault({ path: '/api/v2', fault: { kind: 'status', status: 503, body: 'Unavailable' } })
  expect((await fetch(service.apiEndpoint)).status).toBe(503)
  expect((await request()).status).toBe(200)
})

it.each<Fault>([{ kind: 'html' }, { kind: 'truncated-json' }])('%j is not JSON', async (fault) => {
  breakSearch(fault)
  await expect(search()).rejects.toThrow(/JSON/)
})

it('closes the socket', async () => {
  breakSearch({ kind: 'closed-socket' })
  await expect(request()).rejects.toThrow('fetch failed')
})

it('stalls until the reader gives up', async () => {
  breakSearch({ kind: 'stalled' })
  const controller = new AbortController()
  const response = await request(1, controller.signal)
  const reader = response.body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  const rest = reader?.read()
  controller.abort()
  await expect(rest).rejects.toThrow('aborted')
})

it('dribbles to the end', async () => {
  breakSearch({ kind: 'dribbling', bytes: 2000, everyMs: 1 })
  expect((await search())['results_size']).toBe(10)
})

it('omits members', async () => {
  breakSearch({ kind: 'omit', members: ['next_page', 'total_pages'] })
  const body = await search()
  expect(body).not.toHaveProperty('next_page')
  expect(body).not.toHaveProperty('total_pages')
  expect(body).toHaveProperty('page', 1)
})

it('repeats documents and shrinks totals', async () => {
  service.setFault(
    { fault: { kind: 'repeated-documents' }, requests: [2] },
    { fault: { kind: 'shrunken-total', by: 11 }, requests: [2] },
  )
  const first = await search(1)
  const second = await search(2)
  expect(second['results']).toEqual(first['results'])
  expect([second['total_results_size'], second['total_pages']]).toEqual([19, 2])
})

it('moves the ref between two requests', async () => {
  const before = service.repository.getMaster().ref
  breakSearch(
    { kind: 'change', change: (repository) => repository.publishDocuments([createJob(31)]) },
    2,
  )
  const search = () => fetch(`${service.apiEndpoint}/documents/search?ref=${before}`)
  expect((await search()).status).toBe(200)
  expect((await search()).status).toBe(410)
})
