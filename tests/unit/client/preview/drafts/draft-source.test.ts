import { createSite } from '../../../../../client/content/create-site.js'
import { createDraftSource } from '../../../../../client/preview/drafts/draft-source.js'
import { createPageLoader } from '../../../../../client/runtime/load/page-loader.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import {
  madeJob,
  madeRedirect,
  madeRepository,
} from '../../../../helpers/content/made-documents.js'

const templates = new Proxy(
  {},
  { get: () => async () => () => null, getOwnPropertyDescriptor: () => ({ configurable: true }) },
)

function setUp(documents: CareersDocument[]) {
  const site = createSite(documents, { now: new Date('2026-11-01'), buildHash: '' })
  const source = createDraftSource(site)
  const loader = createPageLoader({ templates, source })
  const load = async (path: string) => {
    const loaded = await loader.loadPage(path)
    if (loaded.kind === 'page') return loaded.notFound ? 'not found' : loaded.resources.page.path
    return loaded.kind === 'redirect' ? `to ${loaded.redirect.toPath}` : loaded.error.message
  }
  return { source, loader, load }
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
