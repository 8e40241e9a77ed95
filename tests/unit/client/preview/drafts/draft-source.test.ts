import { createSite } from '../../../../../client/content/create-site.js'
import {
  createDraftSource,
  findDeletedPage,
} from '../../../../../client/preview/drafts/draft-source.js'
import type { PageSource } from '../../../../../client/runtime/load/page-source.js'
import { toFound } from '../../../../../client/runtime/load/page-redirect.js'
import { createPageLoader } from '../../../../../client/runtime/load/page-loader.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import {
  madeJob,
  madePage,
  madeRedirect,
  madeRepository,
} from '../../../../helpers/content/made-documents.js'

const templates = new Proxy(
  {},
  { get: () => async () => () => null, getOwnPropertyDescriptor: () => ({ configurable: true }) },
)

/** The files of a release. */
function publish(documents: CareersDocument[], now = new Date('2026-11-01')): PageSource {
  const { pages } = createSite(documents, { now, buildHash: '' })
  const find = (path: string) => pages.find((page) => page.path === path)
  return {
    pageData: async (path) => {
      const page = find(path)
      return page === undefined ? { kind: 'not-found' } : toFound(page, null)
    },
    staticQuery: () => Promise.reject(new Error('is not asked for')),
    siteVersion: async () => null,
    isServed: async () => false,
  }
}

function setUp(documents: CareersDocument[], published = publish([])) {
  const site = createSite(documents, { now: new Date('2026-11-01'), buildHash: '' })
  const source = createDraftSource(site, published)
  const loader = createPageLoader({ templates, source })
  const load = async (path: string) => {
    const loaded = await loader.loadPage(path)
    if (loaded.kind === 'page') return loaded.notFound ? 'not found' : loaded.resources.page.path
    return loaded.kind === 'redirect' ? `to ${loaded.redirect.toPath}` : loaded.error.message
  }
  return { site, source, loader, load }
}

const JOBS = [madeJob('1', { title: 'Surveyor' }), madeJob('2')]
const REPOSITORY = madeRepository(
  JOBS,
  madeRedirect('r', '/old', { link_type: 'Web', url: '/surveyor/1' }),
)

test.each([
  ['/', '/'],
  ['/surveyor/1', '/surveyor/1'],
  ['/departments/engineering', '/departments/engineering'],
  ['/any-title-of-before/1', 'to /surveyor/1'],
  ['/job_ghid/1', 'to /surveyor/1'],
  ['/JOB_GHID/1', 'to /surveyor/1'],
  ['/old', 'to /surveyor/1'],
  ['/surveyor/99', 'not found'],
  ['/nope', 'not found'],
  ['/job_ghid/99', 'not found'],
])('drafts answer %s with %s', async (path, expected) => {
  expect(await setUp(REPOSITORY).load(path)).toBe(expected)
})

test('a page of drafts has the results of its static queries', async () => {
  const { loader } = setUp(REPOSITORY)
  const loaded = await loader.loadPage('/surveyor/1')
  expect(loaded).toMatchObject({ kind: 'page' })
  if (loaded.kind !== 'page') return
  const { page, staticQueryResults } = loaded.resources
  expect(page.staticQueryHashes).toHaveLength(2)
  expect(Object.values(staticQueryResults)).toHaveLength(2)
  expect(Object.values(staticQueryResults).every((result) => result !== undefined)).toBe(true)
})

test('a static query that drafts do not contain rejects with the specified message', async () => {
  const { source } = setUp(REPOSITORY)
  const message = 'We couldn\'t load "/page-data/sq/d/7.json"'
  await expect(source.staticQuery('7')).rejects.toThrow(message)
})

test('a job that is deleted in the drafts says that it is closed, as it will for visitors', async () => {
  const published = publish(REPOSITORY)
  const { source, site } = setUp(madeRepository([madeJob('2')]), published)
  const answer = await source.pageData('/surveyor/1')
  expect(answer).toMatchObject({
    kind: 'found',
    page: {
      componentChunkName: 'component---closed-job-page',
      result: {
        data: { title: 'Surveyor', closedOn: '2026-11-01', similar: [{ id: '2' }] },
        pageContext: { head: { title: expect.stringContaining('Closed: Surveyor') } },
      },
    },
  })
  expect(await findDeletedPage(site, '/surveyor/1', published)).not.toBeNull()
})

test('a closed job that is deleted in the drafts keeps its page', async () => {
  const closed = madeJob('3', { status: 'Closed' })
  const { source } = setUp(madeRepository(JOBS), publish(madeRepository([...JOBS, closed])))
  expect(await source.pageData('/role-3/3')).toMatchObject({
    kind: 'found',
    page: { componentChunkName: 'component---closed-job-page' },
  })
})

test.each([
  ['a page that is deleted in the drafts', '/benefits', true],
  ['a page that the drafts have', '/surveyor/1', false],
  ['an address without a page', '/nope', false],
  ['a page of the site itself', '/saved', false],
])('%s is known as such', async (_, path, isDeleted) => {
  const published = publish([...REPOSITORY, madePage('benefits')])
  const { site, load } = setUp(REPOSITORY, published)
  expect((await findDeletedPage(site, path, published)) !== null).toBe(isDeleted)
  if (isDeleted) expect(await load(path)).toBe('not found')
})

test('where the published page cannot be read, nothing is called deleted', async () => {
  const published = { ...publish([]), pageData: () => Promise.reject(new Error('offline')) }
  const { site, load } = setUp(REPOSITORY, published)
  expect(await findDeletedPage(site, '/benefits', published)).toBeNull()
  expect(await load('/benefits')).toBe('not found')
})
