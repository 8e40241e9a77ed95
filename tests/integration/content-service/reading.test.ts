import { filter } from '@prismicio/client'

import {
  createContentClient,
  startContentService,
  type TestContentService,
} from '../../helpers/content-service.js'
import { createJob, createJobs, LANGUAGES, SURROUNDINGS } from './example-documents.js'

let service: TestContentService

beforeAll(async () => {
  service = await startContentService({
    documents: [...createJobs(250), ...SURROUNDINGS],
    languages: LANGUAGES,
    customTypes: [
      { id: 'job', label: 'Job', json: { Main: { title: { type: 'Text' } } } },
      { id: 'redirect', label: null, json: {} },
    ],
    drafts: [{ name: 'winter', id: 'XwinterA', label: 'Winter roles', documents: createJobs(1) }],
  })
})
afterAll(() => service.close())

const client = () => createContentClient(service)

async function search(query: string) {
  const ref = service.repository.getMaster().ref
  const response = await fetch(`${service.apiEndpoint}/documents/search?ref=${ref}&${query}`)
  return (await response.json()) as Record<string, unknown> & { results: { id: string }[] }
}

describe('the repository', () => {
  it('has the shape of the real one', async () => {
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
      types: {
        job: 'Job',
        redirect: 'redirect',
        department: 'department',
        location: 'location',
        person: 'person',
        page: 'page',
      },
      tags: ['even', 'featured', 'odd'],
      forms: { everything: expect.objectContaining({ method: 'GET' }) },
      bookmarks: {},
      experiments: { draft: [], running: [] },
      oauth_initiate: 'https://careers-test.prismic.io/auth',
      oauth_token: 'https://careers-test.prismic.io/auth/token',
      license: 'All Rights Reserved',
      version: expect.stringMatching(/^[0-9a-f]{7}$/),
    })
  })

  it('is understood by the client', async () => {
    expect(await client().getTags()).toEqual(['even', 'featured', 'odd'])
    expect((await client().getReleaseByLabel('Winter roles')).id).toBe('XwinterA')
    expect((await client().getMasterRef()).ref).toBe(service.repository.getMaster().ref)
  })

  it('has a ref that follows from its content alone', async () => {
    const ref = service.repository.getMaster().ref
    const documents = [...createJobs(250), ...SURROUNDINGS].map((document) =>
      JSON.parse(JSON.stringify(document).replaceAll('{{images}}', `${service.url}/images`)),
    )
    const twin = await startContentService({ documents, languages: LANGUAGES })
    expect(twin.repository.getMaster().ref).toBe(ref)
    twin.repository.publishDocuments([{ ...createJob(1), tags: ['changed'] }])
    expect(twin.repository.getMaster().ref).not.toBe(ref)
    await twin.close()
  })
})

describe('documents', () => {
  it('come whole, 250 of them in three pages of 100', async () => {
    service.requests.length = 0
    const jobs = await client().getAllByType('job')
    expect(jobs.map(({ id }) => id)).toEqual(createJobs(250).map(({ id }) => id))
    const searches = service.requests.filter(({ path }) => path.endsWith('/search'))
    expect(searches.map(({ parameters }) => parameters.get('page'))).toEqual([null, '2', '3'])
    expect(searches.map(({ parameters }) => parameters.get('pageSize'))).toEqual(
      Array(3).fill('100'),
    )
  })

  it('have all members of the real ones', async () => {
    const page = await client().getByUID('page', 'benefits')
    const { data, href, ...head } = page
    expect(head).toEqual({
      id: 'page-benefits',
      uid: 'benefits',
      url: null,
      type: 'page',
      tags: [],
      first_publication_date: null,
      last_publication_date: null,
      slugs: ['benefits'],
      linked_documents: [],
      lang: 'en-gb',
      alternate_languages: [],
    })
    expect(data['hero'].url).toBe(`${service.url}/images/photo.png?auto=compress,format`)
    const own = (await (await fetch(href)).json()) as { results: unknown[] }
    expect(own.results).toEqual([page])
  })

  it('are found by id, ids, uid, uids and tag', async () => {
    expect((await client().getByID('job-7')).uid).toBe('job-7')
    const { results } = await client().getByIDs(['job-9', 'nowhere', 'job-3'])
    expect(results.map(({ id }) => id)).toEqual(['job-9', 'job-3'])
    const byUids = await client().getByUIDs('job', ['job-4', 'job-2'])
    expect(byUids.results).toHaveLength(2)
    expect((await client().getByTag('featured')).total_results_size).toBe(125)
    expect((await client().getBySomeTags(['even', 'odd'])).total_results_size).toBe(250)
    expect((await client().getByEveryTag(['even', 'odd'])).total_results_size).toBe(0)
    await expect(client().getByID('nowhere')).rejects.toThrow('No documents were returned')
  })

  it('come in the master language unless another, or all, is asked for', async () => {
    const uids = async (lang?: string) => {
      const all = await client().getAllByType('person', lang ? { lang } : {})
      return all.map(({ id }) => id)
    }
    expect(await uids()).toEqual(['person-ada'])
    expect(await uids('de-de')).toEqual(['person-ada-de'])
    expect(await uids('*')).toEqual(['person-ada', 'person-ada-de'])
    expect(await uids('fr-fr')).toEqual([])
  })

  it('can be cut down to some fields', async () => {
    const job = await client().getByID('job-1', { fetch: ['job.title', 'job.job_id'] })
    expect(job.data).toEqual({ title: 'Role 1', job_id: 1 })
  })

  it('are ordered, by several fields, in both directions', async () => {
    const { results } = await client().getByType('job', {
      pageSize: 5,
      orderings: [{ field: 'my.job.date_posted', direction: 'desc' }, { field: 'my.job.job_id' }],
    })
    expect(results.map(({ data }) => data['job_id'])).toEqual([27, 55, 83, 111, 139])
    const text = await search(
      'q=[[at(document.type,"department")]]&orderings=[my.department.name desc]',
    )
    expect(text.results.map(({ id }) => id)).toEqual([
      'department-hardware',
      'department-engineering',
    ])
    const dates = await search('orderings=[document.last_publication_date desc]&pageSize=1')
    expect(dates.results[0]?.id).toBe('job-27')
  })
})

describe('paging', () => {
  it('answers counts and addresses', async () => {
    const page = await search('q=[[at(document.type,"job")]]&page=2&pageSize=100')
    const { results, next_page, prev_page, ...counts } = page
    expect(counts).toEqual({
      page: 2,
      results_per_page: 100,
      results_size: 100,
      total_results_size: 250,
      total_pages: 3,
      version: expect.any(String),
      license: 'All Rights Reserved',
    })
    expect(results[0]?.id).toBe('job-101')
    const next = (await (await fetch(String(next_page))).json()) as typeof page
    expect(next.results.map(({ id }) => id)).toEqual(
      createJobs(250)
        .slice(200)
        .map(({ id }) => id),
    )
    expect(next.next_page).toBeNull()
    expect(new URL(String(prev_page)).searchParams.get('page')).toBe('1')
  })

  it('has pages of 20 by default, of 100 at most, and empty ones past the end', async () => {
    expect((await search('')).results).toHaveLength(20)
    expect((await search('pageSize=1000')).results).toHaveLength(100)
    expect(await search('page=99')).toMatchObject({ results: [], next_page: null })
  })

  it('continues after a document', async () => {
    const page = await search('q=[[at(document.type,"job")]]&after=job-248')
    expect(page.results.map(({ id }) => id)).toEqual(['job-249', 'job-250'])
  })

  it('does not mix up two queries', async () => {
    const count = async (value: string) =>
      (await client().get({ filters: [filter.at('document.tags', [value])] })).total_results_size
    expect([await count('odd'), await count('even'), await count('odd')]).toEqual([125, 125, 125])
    expect((await client().get({ filters: [] })).total_results_size).toBe(256)
  })
})
