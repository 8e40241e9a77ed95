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
  ['[[at(document.type, "job)]]', 1, 6, "unexpected arguments of 'at'"],
  ['[[at(job.title, "a")]]', 1, 6, "unexpected field 'job.title'"],
  ['[[not(my.job.uid, "1")]\n [at(document.type)]]', 2, 6, "unexpected arguments of 'at'"],
  ['[[fulltext(document, "pipes")]]', 1, 3, "predicate 'fulltext' is not supported"],
])('the query %j fails at line %i, column %i with %s', async (q, line, column, message) => {
  const { status, body } = await search({ q })
  expect(status).toBe(400)
  expect(body).toMatchObject({ type: 'parsing-error', line, column, id: 0 })
  expect(body['message']).toContain(message)
  expect(body['location']).toEqual(expect.any(String))
})

it.each<[Record<string, string>, string]>([
  [{ ref: '' }, 'The parameter "ref" is missing'],
  [{ page: '0' }, 'The parameter "page" must be a whole number from 1, not "0"'],
  [{ fetch: 'job.title' }, 'The parameter "fetch" is not supported'],
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

it.each([
  '/api/v2/nowhere',
  '/nowhere',
  '/images/none.png',
  '/images/..%2Frepository.json',
  '/images/%2e%2e%2f%2e%2e%2fpackage.json',
  '/images/.hidden.png',
])('the path %s is answered with 404', async (path) => {
  const response = await fetch(service.url + path)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ type: 'api_notfound_error' })
})

it('the service says that it is healthy', async () => {
  const health = await fetch(`${service.url}/healthz`)
  expect([health.status, await health.text()]).toEqual([200, 'ok'])
})

describe('a private repository', () => {
  let closed: TestContentService
  beforeAll(async () => {
    const accessTokens = ['MC5first', 'MC5second']
    closed = await startContentService({ documents: [], access: 'private', accessTokens })
  })
  afterAll(() => closed.close())

  it.each([
    ['', 401, { type: 'api_security_error' }],
    ['?access_token=wrong', 401, { error: 'Invalid access token' }],
    ['/documents/search?ref=any', 401, { type: 'api_security_error' }],
    ['/documents/search?ref=any&access_token=wrong', 403, { error: 'Invalid access token' }],
    ['?access_token=MC5second', 200, { refs: expect.any(Array) }],
  ])('answers /api/v2%s with %i', async (path, status, body) => {
    const response = await fetch(closed.apiEndpoint + path)
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining(body),
    ])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})
