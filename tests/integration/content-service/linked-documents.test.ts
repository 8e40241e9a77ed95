import {
  createContentClient,
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createJob, createJobs, linkTo, OTHER_DOCUMENTS } from './example-documents.js'

const department = linkTo('department', 'hardware')
let service: TestContentService

beforeAll(async () => {
  service = await startContentService({
    documents: [
      ...createJobs(2),
      createJob(3, { department: linkTo('department', 'gone') }),
      createJob(5, { department: { ...department, isBroken: true } }),
      createJob(4, { department: linkTo('department', 'old-uid', 'department-hardware') }),
      ...OTHER_DOCUMENTS,
    ],
  })
})
afterAll(() => service.close())

const client = () => createContentClient(service)

it.each(['job-4', 'job-5'])('a link in %s shows the current state of its document', async (id) => {
  const job = await client().getByID(id)
  expect(job.data['department']).toEqual(department)
})

it('a link without a document is broken', async () => {
  const job = await client().getByID('job-3')
  expect(job.data['department']).toMatchObject({ id: 'department-gone', isBroken: true })
})

it('fetchLinks adds the named fields of linked documents, within groups too', async () => {
  const job = await client().getByID('job-1', {
    fetchLinks: ['department.name', 'department.lead', 'my.location.name', 'department.nothing'],
  })
  expect(job.data['department']).toEqual({
    ...department,
    data: { name: 'Hardware', lead: linkTo('person', 'ada') },
  })
  expect(job.data['locations'][0].location.data).toEqual({ name: 'Bristol' })
  expect(job.data['title']).toBe('Role 1')
})

it.each([
  { graphQuery: '{ job { title } }' },
  { routes: '[{"type":"job","path":"/jobs/:uid"}]', brokenRoute: '/404' },
])('a search with %j answers with whole documents without url', async (ignored) => {
  const { ref } = service.repository.getMaster()
  const query = new URLSearchParams({ ref, q: '[[at(document.id, "job-1")]]' })
  const read = async (parameters: URLSearchParams) => {
    const response = await fetch(`${service.apiEndpoint}/documents/search?${parameters}`)
    return ((await response.json()) as { results: { url: string | null }[] }).results
  }
  const plain = await read(query)
  expect(plain).toMatchObject([{ id: 'job-1', url: null }])
  expect(await read(new URLSearchParams([...query, ...Object.entries(ignored)]))).toEqual(plain)
})
