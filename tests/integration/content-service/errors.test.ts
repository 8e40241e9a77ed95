import { ParsingError } from '@prismicio/client'

import {
  createContentClient,
  startContentService,
  type TestContentService,
} from '../../helpers/content-service.js'
import { createJobs } from './example-documents.js'

let service: TestContentService

beforeAll(async () => {
  const json = {
    Main: {
      title: { type: 'Text' },
      locations: { type: 'Group', config: { fields: { location: { type: 'Link' } } } },
    },
  }
  service = await startContentService({
    documents: createJobs(2),
    customTypes: [{ id: 'job', label: 'Job', json }],
  })
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
  ['[[at(document.type, "job")]', 1, 28, "expected '['"],
  ['[[at(document.type "job")]]', 1, 20, "expected ','"],
  ['[[at(document.type, "job)]]', 1, 21, 'a string is not closed'],
  ['[[at(document.type, job)]]', 1, 21, 'expected a value'],
  ['[[at(document.type)]]', 1, 19, "expected ','"],
  ['[[at(document.type, "a", "b")]]', 1, 3, "'at' cannot take the arguments (string, string)"],
  ['[[any(document.type, "a")]]', 1, 3, "'any' cannot take the arguments (string)"],
  ['[[nearly(document.type, "a")]]', 1, 3, "unknown predicate 'nearly'"],
  ['[[toString(document.type)]]', 1, 3, "unknown predicate 'toString'"],
  ['[[at(job.title, "a")]]', 1, 6, "unexpected field 'job.title'"],
  ['[[at(my.job.titel, "a")]]', 1, 6, "unexpected field 'my.job.titel'"],
  ['[[at(my.job.locations.place, "a")]]', 1, 6, "unexpected field 'my.job.locations.place'"],
  ['[[has(my.job.title)]\n [at(document.type)]]', 2, 19, "expected ','"],
  ['[[date.month(my.job.title, "Brumaire")]]', 1, 3, "'date.month' cannot read"],
  ['[[has(my.job.title)]] x', 1, 23, "unexpected 'x'"],
  ['', 1, 1, ''],
])('a query %j fails at line %i, column %i', async (q, line, column, message) => {
  const { status, body } = await search({ q })
  if (q === '') return expect(status).toBe(200)
  expect(status).toBe(400)
  expect(body).toMatchObject({ type: 'parsing-error', line, column, id: 0 })
  expect(body['message']).toContain(message)
  expect(body['location']).toEqual(expect.any(String))
})

it.each([
  [{ orderings: 'my.job.title' }, 1],
  [{ orderings: '[my.job.title,sideways]' }, 15],
  [{ graphQuery: '{ job { title }' }, 16],
  [{ graphQuery: '{ job }' }, 3],
])('%j fails at column %i', async (parameters, column) => {
  const { status, body } = await search(parameters as unknown as Record<string, string>)
  expect([status, body['column']]).toEqual([400, column])
})

it.each([
  [{ ref: '' }, 'The parameter "ref" is missing'],
  [{ page: '0' }, 'The parameter "page" must be a whole number from 1, not "0"'],
  [{ pageSize: '-1' }, 'The parameter "pageSize" must be a whole number from 1, not "-1"'],
  [{ page: '1.5' }, 'The parameter "page" must be a whole number from 1, not "1.5"'],
  [{ routes: '{' }, 'The parameter "routes" is not valid JSON'],
  [{ routes: '[{"type":"job"}]' }, 'Each of the "routes" needs a "type" and a "path"'],
])('%j is refused', async (parameters, message) => {
  expect(await search(parameters as unknown as Record<string, string>)).toEqual({
    status: 400,
    body: { type: 'api_validation_error', message },
  })
})

it('is a ParsingError with line and column for the client', async () => {
  const error: unknown = await createContentClient(service)
    .get({ filters: ['[at(job.title, "a")]'] })
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ParsingError)
  expect((error as ParsingError).response).toMatchObject({ line: 1, column: 6, id: 0 })
})

it.each(['/api/v2/nowhere', '/nowhere', '/images/none.png'])('%s is 404', async (path) => {
  const response = await fetch(service.url + path)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ type: 'api_notfound_error' })
})

it('answers health and preflight requests', async () => {
  const health = await fetch(`${service.url}/healthz`)
  expect([health.status, await health.text()]).toEqual([200, 'ok'])
  const preflight = await fetch(service.apiEndpoint, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
})
