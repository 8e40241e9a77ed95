import { madeJobs, madePage } from '../../helpers/content/made-documents.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'

/* The shapes of the real service, which the code for the CMS reads in all suites. */

const LANGUAGES = [{ id: 'en-gb', name: 'English - Great Britain', is_master: true }]
const LICENSE = 'All Rights Reserved'

let service: TestContentService
beforeAll(async () => {
  const page = madePage('benefits', { hero: { url: '{{images}}/photo.png' } } as never)
  service = await startContentService({
    documents: [...madeJobs(250).map((job) => ({ ...job, tags: ['odd'] })), page],
    languages: LANGUAGES,
    customTypes: [
      { id: 'job', label: 'Job' },
      { id: 'redirect', label: null },
    ],
    drafts: [{ name: 'winter', id: 'XwinterA', label: 'Winter roles', documents: [] }],
  })
})
afterAll(() => service.close())

type Answer = Record<string, unknown> & { results: { id: string }[] }

async function search(query: string) {
  const ref = service.repository.getMaster().ref
  const response = await fetch(`${service.apiEndpoint}/documents/search?ref=${ref}&${query}`)
  return { status: response.status, ...((await response.json()) as Answer) }
}

it('the repository metadata has the shape of the real one', async () => {
  const response = await fetch(service.apiEndpoint)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const master = service.repository.getMaster().ref
  const draft = service.repository.getDrafts()[0]?.version.ref
  expect(await response.json()).toEqual({
    refs: [
      { id: 'master', ref: master, label: 'Master', isMasterRef: true },
      { id: 'XwinterA', ref: draft, label: 'Winter roles', isMasterRef: false },
    ],
    integrationFieldsRef: null,
    languages: LANGUAGES,
    types: { job: 'Job', redirect: 'redirect', page: 'page' },
    tags: ['odd'],
    forms: { everything: expect.objectContaining({ method: 'GET' }) },
    bookmarks: {},
    experiments: { draft: [], running: [] },
    oauth_initiate: 'https://careers-test.prismic.io/auth',
    oauth_token: 'https://careers-test.prismic.io/auth/token',
    license: LICENSE,
    version: expect.stringMatching(/^[0-9a-f]{7}$/),
  })
})

it('a document has all members of the real one, and an address that answers it', async () => {
  const { results } = await search('q=[[at(document.type,"page")]]')
  const [{ data, href, ...head }] = results as unknown as [{ data: unknown; href: string }]
  expect(head).toEqual({
    id: 'page-benefits',
    uid: 'benefits',
    url: null,
    type: 'page',
    tags: [],
    first_publication_date: '2026-10-01T08:00:00+0000',
    last_publication_date: '2026-10-02T08:00:00+0000',
    slugs: [],
    linked_documents: [],
    lang: 'en-gb',
    alternate_languages: [],
  })
  expect(data).toMatchObject({ hero: { url: `${service.url}/images/photo.png` } })
  expect(await (await fetch(href)).json()).toMatchObject({ results })
})

it('a search answers with counts and with addresses of the next and former page', async () => {
  const page = await search('q=[[at(document.type,"job")]]&page=2&pageSize=1000')
  const { results, next_page: next, prev_page: former, ...counts } = page as Answer
  expect(counts).toEqual({
    status: 200,
    page: 2,
    results_per_page: 100,
    results_size: 100,
    total_results_size: 250,
    total_pages: 3,
    version: expect.any(String),
    license: LICENSE,
  })
  expect(results[0]?.id).toBe('job-101')
  const last = (await (await fetch(String(next))).json()) as Answer
  expect([last.results.length, last.results[0]?.id, last['next_page']]).toEqual([
    50,
    'job-201',
    null,
  ])
  expect(new URL(String(former)).searchParams.get('page')).toBe('1')
  expect((await search('')).results).toHaveLength(20)
})

it('a query that cannot be parsed is refused with line, column and place', async () => {
  const body = { status: 400, type: 'parsing-error', line: 2, column: 6, id: 0 }
  const query = '[[not(my.job.uid, "1")]\n [at(document.type)]]'
  const message = expect.stringContaining("unexpected arguments of 'at'")
  const location = expect.any(String)
  expect(await search(`q=${encodeURIComponent(query)}`)).toMatchObject({
    ...body,
    message,
    location,
  })
})

it.each(['/nowhere', '/images/none.png', '/images/..%2Frepository.json', '/images/.hidden.png'])(
  'the path %s is answered with 404',
  async (path) => expect((await fetch(service.url + path)).status).toBe(404),
)

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
  })
})
