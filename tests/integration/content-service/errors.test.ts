import { ParsingError } from '@prismicio/client'

import {
  createContentClient,
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createJobs } from './example-documents.js'

let service: TestContentService

beforeAll(async () => {
  service = await startContentService({ documents: createJobs(2) })
})
afterAll(() => service.close())

async function search(parameters: Record<string, string>) {
  const ref = service.repository.getMaster().ref
  const query = new URLSearchParams({ ref, ...parameters })
  const response = await fetch(`${service.apiEndpoint}/documents/search?${query}`)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

it.each([
  ['at(document.type, "job")', 1, 1, "expected '['"],
  ['[[at(document.type, "job")]', 1, 28, 'expected a predicate'],
  ['[[at(document.type, "job")]] x', 1, 28, 'expected a predicate'],
  ['[[at(document.type "job")]]', 1, 6, "unexpected arguments of 'at'"],
  ['[[at(document.type, "job)]]', 1, 6, "unexpected arguments of 'at'"],
  ['[[at(document.type, job)]]', 1, 6, "unexpected arguments of 'at'"],
  ['[[at(document.type)]]', 1, 6, "unexpected arguments of 'at'"],
  ['[[at(document.type, "a", "b")]]', 1, 6, "unexpected arguments of 'at'"],
  ['[[any(document.type, "a")]]', 1, 7, "unexpected arguments of 'any'"],
  ['[[date.after(my.job.date_posted, "soon")]]', 1, 14, "unexpected arguments of 'date.after'"],
  ['[[at(job.title, "a")]]', 1, 6, "unexpected field 'job.title'"],
  ['[[at(my.job.locations.location, "a")]]', 1, 6, "field 'my.job.locations.location'"],
  ['[[not(my.job.uid, "1")]\n [at(document.type)]]', 2, 6, "unexpected arguments of 'at'"],
  ['[[nearly(document.type, "a")]]', 1, 3, "predicate 'nearly' is not supported"],
  ['[[toString(document.type)]]', 1, 3, "predicate 'toString' is not supported"],
  ['[[fulltext(document, "pipes")]]', 1, 3, "predicate 'fulltext' is not supported"],
  ['[[similar("job-1", 3)]]', 1, 3, "predicate 'similar' is not supported"],
  ['[[number.gt(my.job.job_id, 3)]]', 1, 3, "predicate 'number.gt' is not supported"],
])('the query %j fails at line %i, column %i with %s', async (q, line, column, message) => {
  const { status, body } = await search({ q })
  expect(status).toBe(400)
  expect(body).toMatchObject({ type: 'parsing-error', line, column, id: 0 })
  expect(body['message']).toContain(message)
  expect(body['location']).toEqual(expect.any(String))
})

it('an empty query is no error', async () => {
  expect((await search({ q: '' })).status).toBe(200)
})

it.each([
  ['my.job.title', 1],
  ['[my.job.title,sideways]', 15],
])('the orderings %j fail at column %i', async (orderings, column) => {
  const { status, body } = await search({ orderings })
  expect([status, body['column']]).toEqual([400, column])
})

it.each<[Record<string, string>, string]>([
  [{ ref: '' }, 'The parameter "ref" is missing'],
  [{ page: '0' }, 'The parameter "page" must be a whole number from 1, not "0"'],
  [{ pageSize: '-1' }, 'The parameter "pageSize" must be a whole number from 1, not "-1"'],
  [{ page: '1.5' }, 'The parameter "page" must be a whole number from 1, not "1.5"'],
  [{ fetch: 'job.title' }, 'The parameter "fetch" is not supported'],
  [{ after: 'job-1' }, 'The parameter "after" is not supported'],
])('a search with %j is refused with 400', async (parameters, message) => {
  expect(await search(parameters)).toEqual({
    status: 400,
    body: { type: 'api_validation_error', message },
  })
})

it('the official client reports a bad query as a ParsingError with line and column', async () => {
  const error: unknown = await createContentClient(service)
    .get({ filters: ['[at(job.title, "a")]'] })
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ParsingError)
  expect((error as ParsingError).response).toMatchObject({ line: 1, column: 6, id: 0 })
})

it.each(['/api/v2/nowhere', '/nowhere', '/images/none.png'])(
  'the unknown path %s is answered with 404',
  async (path) => {
    const response = await fetch(service.url + path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ type: 'api_notfound_error' })
  },
)

it('the service says that it is healthy', async () => {
  const health = await fetch(`${service.url}/healthz`)
  expect([health.status, await health.text()]).toEqual([200, 'ok'])
})
