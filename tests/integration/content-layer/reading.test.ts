import {
  createContentClient,
  type ContentClientOptions,
} from '../../../client/shared/content-api/create-content-client.js'
import { fetchDocument } from '../../../client/shared/content-api/find-preview-path.js'
import { fetchSnapshot } from '../../../client/shared/content-api/fetch-snapshot.js'
import { createPlatform } from '../../../client/shared/content-api/platform.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeJobs, madeRepository } from '../../helpers/content/made-documents.js'

let content: TestContentService

beforeAll(async () => {
  content = await startContentService({ documents: madeRepository(madeJobs(246)) })
})

afterAll(() => content.close())
beforeEach(() => void (content.requests.length = 0))
afterEach(() => void jest.useRealTimers())

function createClient(options: Partial<ContentClientOptions> = {}) {
  const { apiEndpoint, repository } = content
  return createContentClient(
    { repositoryName: repository.name, apiEndpoint, ...options },
    createPlatform(globalThis),
  )
}

const searches = () => content.requests.filter(({ path }) => path.endsWith('/search'))

it('a snapshot holds 250 documents, read in pages of 100, each once and all at one ref', async () => {
  const progress: number[][] = []
  const { ref, documents } = await fetchSnapshot(createClient(), {
    onPage: (done, total) => void progress.push([done, total]),
  })
  expect(new Set(documents.map(({ id }) => id)).size).toBe(250)
  expect(ref).toBe(content.repository.getMaster().ref)
  const requests = searches().map(({ parameters }) =>
    ['ref', 'pageSize', 'page', 'lang'].map((name) => parameters.get(name)).join(' '),
  )
  expect(requests.sort()).toEqual([`${ref} 100 1 *`, `${ref} 100 2 *`, `${ref} 100 3 *`])
  expect(progress).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})

it('the client sends every option as a parameter', async () => {
  const client = createClient({
    lang: 'en-gb',
    pageSize: 50,
    fetchLinks: ['department.name', 'location.name'],
    orderings: [{ field: 'my.job.date_posted', direction: 'desc' }],
    routes: [{ type: 'job', path: '/jobs/:uid' }],
    accessToken: 'a-token',
  })
  const ref = await client.fetchMasterRef()
  const answer = await client.search({ ref, page: 2, filters: ['[at(document.type, "job")]'] })
  expect(answer).toMatchObject({ page: 2, total_pages: 5 })
  expect(answer.results).toHaveLength(50)
  expect(Object.fromEntries(searches()[0]?.parameters ?? [])).toMatchObject({
    ref,
    q: '[[at(document.type, "job")]]',
    page: '2',
    lang: 'en-gb',
    pageSize: '50',
    fetchLinks: 'department.name,location.name',
    orderings: '[my.job.date_posted desc]',
    routes: '[{"type":"job","path":"/jobs/:uid"}]',
    access_token: 'a-token',
  })

  const graphQuery = '{ job { title } }'
  const selecting = createClient({ graphQuery })
  const { results } = await selecting.search({ ref: await selecting.fetchMasterRef() })
  expect(searches()[1]?.parameters.get('graphQuery')).toBe(graphQuery)
  expect(results).not.toEqual([])
})

it('a document is found by id, and an unknown id fails with no-documents', async () => {
  const client = createClient()
  const ref = await client.fetchMasterRef()
  expect(await fetchDocument(client, ref, 'job-17')).toMatchObject({ uid: '17' })
  await expect(fetchDocument(client, ref, 'job-0"]]')).rejects.toMatchObject({
    failure: 'no-documents',
    message: 'No documents were returned',
  })
})

it('repository metadata is requested once in 5000 ms unless it must be fresh', async () => {
  jest.useFakeTimers({
    now: 0,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  })
  const client = createClient()
  const countRequests = () => content.requests.length
  await client.fetchMasterRef()
  jest.setSystemTime(4999)
  await client.fetchRepository()
  expect(countRequests()).toBe(1)
  jest.setSystemTime(5001)
  await client.fetchRepository()
  expect(countRequests()).toBe(2)
  await client.fetchRepository({ isFresh: true })
  expect(countRequests()).toBe(3)
})

it('reading ends when the caller aborts', async () => {
  const controller = new AbortController()
  content.setFault({ fault: { kind: 'stalled' } })
  const read = fetchSnapshot(createClient(), {
    signal: controller.signal,
  })
  controller.abort()
  await expect(read).rejects.toMatchObject({ failure: 'aborted' })
  content.setFault()
})
