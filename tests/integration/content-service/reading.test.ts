import { filter } from '@prismicio/client'
import {
  createContentClient,
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createJob, createJobs, LANGUAGES, OTHER_DOCUMENTS } from './example-documents.js'

let service: TestContentService

beforeAll(async () => {
  service = await startContentService({
    documents: [...createJobs(250), ...OTHER_DOCUMENTS],
    languages: LANGUAGES,
    customTypes: [
      { id: 'job', label: 'Job' },
      { id: 'redirect', label: null },
    ],
    drafts: [{ name: 'winter', id: 'XwinterA', label: 'Winter roles', documents: createJobs(1) }],
  })
})
afterAll(() => service.close())

const toId = (number: number) => `job-${number}`
const client = () => createContentClient(service)

async function search(query: string) {
  const ref = service.repository.getMaster().ref
  const response = await fetch(`${service.apiEndpoint}/documents/search?ref=${ref}&${query}`)
  return (await response.json()) as Record<string, unknown> & { results: { id: string }[] }
}

describe('the repository metadata', () => {
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

  it('has a master ref that depends on nothing but the content', async () => {
    const ref = service.repository.getMaster().ref
    const documents = [...createJobs(250), ...OTHER_DOCUMENTS].map((document) =>
      JSON.parse(JSON.stringify(document).replaceAll('{{images}}', `${service.url}/images`)),
    )
    const same = await startContentService({ documents, languages: LANGUAGES })
    expect(same.repository.getMaster().ref).toBe(ref)
    same.repository.publishDocuments([{ ...createJob(1), tags: ['changed'] }])
    expect(same.repository.getMaster().ref).not.toBe(ref)
    await same.close()
  })
})

describe('a search', () => {
  it('returns 250 documents in three pages of 100', async () => {
    service.requests.length = 0
    const jobs = await client().getAllByType('job')
    expect(jobs.map(({ id }) => id)).toEqual(createJobs(250).map(({ id }) => id))
    const searches = service.requests.filter(({ path }) => path.endsWith('/search'))
    expect(searches.map(({ parameters }) => parameters.get('page'))).toEqual([null, '2', '3'])
    expect(searches.map(({ parameters }) => parameters.get('pageSize'))).toEqual(
      Array(3).fill('100'),
    )
  })

  it('returns documents with all members of the real service', async () => {
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

  it('finds documents by id, and by the time of their last publication', async () => {
    expect((await client().getByID('job-7')).uid).toBe('job-7')
    await expect(client().getByID('nowhere')).rejects.toThrow('No documents were returned')
    const since = filter.dateAfter('document.last_publication_date', '2026-10-28T00:00:00+0000')
    const { results } = await client().getByType('job', { filters: [since] })
    expect(results.map(({ id }) => id)).toEqual([27, 55, 83, 111, 139, 167, 195, 223].map(toId))
  })

  it('returns the master language unless lang names another or all', async () => {
    const uids = async (lang?: string) => {
      const all = await client().getAllByType('person', lang ? { lang } : {})
      return all.map(({ id }) => id)
    }
    expect(await uids()).toEqual(['person-ada'])
    expect(await uids('de-de')).toEqual(['person-ada-de'])
    expect(await uids('*')).toEqual(['person-ada', 'person-ada-de'])
    expect(await uids('fr-fr')).toEqual([])
  })
})

describe('paging', () => {
  it('answers with counts and with addresses of the next and former page', async () => {
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

  it('has 20 documents a page by default, 100 at most, and none past the end', async () => {
    expect((await search('')).results).toHaveLength(20)
    expect((await search('pageSize=1000')).results).toHaveLength(100)
    expect(await search('page=99')).toMatchObject({ results: [], next_page: null })
  })
})
