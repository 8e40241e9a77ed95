import {
  startContentService,
  type Fault,
  type TestContentService,
} from '../../helpers/content/content-service.js'
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

it('a status fault replaces the answer to the named request only', async () => {
  const headers = { 'Retry-After': '1' }
  breakSearch({ kind: 'status', status: 429, body: { status_code: 429 }, headers }, 2)
  expect((await request()).status).toBe(200)
  const refused = await request()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(await refused.json()).toEqual({ status_code: 429 })
  expect((await request()).status).toBe(200)
})

it('a fault of another path leaves the search alone', async () => {
  service.setFault({ path: '/api/v2', fault: { kind: 'status', status: 503, body: 'Unavailable' } })
  expect((await fetch(service.apiEndpoint)).status).toBe(503)
  expect((await request()).status).toBe(200)
})

it.each<Fault>([{ kind: 'html' }, { kind: 'truncated-json' }])(
  'the fault %j makes the answer unreadable as JSON',
  async (fault) => {
    breakSearch(fault)
    await expect(search()).rejects.toThrow(/JSON/)
  },
)

it('a closed socket fails the request', async () => {
  breakSearch({ kind: 'closed-socket' })
  await expect(request()).rejects.toThrow('fetch failed')
})

it('a stalled answer ends only when the reader aborts', async () => {
  breakSearch({ kind: 'stalled' })
  const controller = new AbortController()
  const response = await request(1, controller.signal)
  const reader = response.body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  const rest = reader?.read()
  controller.abort()
  await expect(rest).rejects.toThrow('aborted')
})

it('a dribbling answer arrives whole in the end', async () => {
  breakSearch({ kind: 'dribbling', bytes: 2000, everyMs: 1 })
  expect((await search())['results_size']).toBe(10)
})

it('an answer can lack named members', async () => {
  breakSearch({ kind: 'omit', members: ['next_page', 'total_pages'] })
  const body = await search()
  expect(body).not.toHaveProperty('next_page')
  expect(body).not.toHaveProperty('total_pages')
  expect(body).toHaveProperty('page', 1)
})

it('a page can repeat the documents of the former page and state a smaller total', async () => {
  service.setFault(
    { fault: { kind: 'repeated-documents' }, requests: [2] },
    { fault: { kind: 'shrunken-total', by: 11 }, requests: [2] },
  )
  const first = await search(1)
  const second = await search(2)
  expect(second['results']).toEqual(first['results'])
  expect([second['total_results_size'], second['total_pages']]).toEqual([19, 2])
})

it('a change between two requests expires the ref', async () => {
  const before = service.repository.getMaster().ref
  breakSearch(
    { kind: 'change', change: (repository) => repository.publishDocuments([createJob(31)]) },
    2,
  )
  const search = () => fetch(`${service.apiEndpoint}/documents/search?ref=${before}`)
  expect((await search()).status).toBe(200)
  expect((await search()).status).toBe(410)
})
