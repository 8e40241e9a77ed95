import { createSite } from '../../../../../client/content/create-site.js'
import { createPageLoader } from '../../../../../client/runtime/load/page-loader.js'
import { createDraftFetch } from '../../../../../client/preview/drafts/draft-fetch.js'
import { createDraftHolder } from '../../../../../client/preview/drafts/draft-holder.js'
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
const toSite = (documents: CareersDocument[]) =>
  createSite(documents, { now: new Date('2026-11-01'), buildHash: '' })

function setUp(documents: CareersDocument[], isWhole = true) {
  const holder = createDraftHolder()
  holder.put(toSite(documents), isWhole)
  const loader = createPageLoader({ templates, fetch: createDraftFetch(holder) })
  const load = async (path: string) => {
    const loaded = await loader.loadPage(path)
    if (loaded.kind === 'page')
      return `${loaded.notFound ? 'not found' : loaded.resources.page.path}`
    return loaded.kind === 'redirect' ? `to ${loaded.redirect.toPath}` : loaded.error.message
  }
  return { holder, loader, load }
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
])('%s is answered from the drafts: %s', async (path, expected) => {
  expect(await setUp(REPOSITORY).load(path)).toBe(expected)
})

test('what the pages need besides their data is there', async () => {
  const { loader } = setUp(REPOSITORY)
  const loaded = await loader.loadPage('/surveyor/1')
  expect(loaded).toMatchObject({ kind: 'page' })
  if (loaded.kind !== 'page') return
  const { page, staticQueryResults } = loaded.resources
  expect(page.staticQueryHashes).toHaveLength(2)
  expect(Object.values(staticQueryResults).every((result) => result !== undefined)).toBe(true)
})

test('newer drafts take the place of what was remembered', async () => {
  const { holder, load } = setUp(REPOSITORY)
  expect(await load('/surveyor/1')).toBe('/surveyor/1')
  holder.put(toSite(madeRepository([madeJob('2')])), true)
  expect(await load('/surveyor/1')).toBe('not found')
})

test('while the first page alone is there, others wait for the whole', async () => {
  const { holder, load } = setUp(madeRepository([madeJob('1', { title: 'Surveyor' })]), false)
  expect(await load('/surveyor/1')).toBe('/surveyor/1')
  const waiting = load('/role-2/2')
  holder.put(toSite(REPOSITORY), true)
  expect(await waiting).toBe('/role-2/2')
})

test('whoever waits for drafts that will not come is told', async () => {
  const { holder, load } = setUp(madeRepository([madeJob('1')]), false)
  const waiting = load('/role-2/2')
  await new Promise((resolve) => setImmediate(resolve))
  holder.giveUp()
  expect(await waiting).toContain('no answer')
})
