import '../../../helpers/words/in-pseudo-language.js'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadTemplates } from '../../../../builder/emit/render/load-templates.js'
import { renderPage } from '../../../../builder/emit/render/render-page.js'
import { FilterProvider } from '../../../../client/components/filter-state/filter-context.js'
import { FilterDialog } from '../../../../client/components/filter-panel/filter-dialog.js'
import { FilterPanel } from '../../../../client/components/filter-panel/filter-panel.js'
import { UnknownJobNote } from '../../../../client/components/frame/layout.js'
import { ApplyLinks } from '../../../../client/components/job/apply-links.js'
import { JobRow } from '../../../../client/components/job-rows/job-row.js'
import { JobFindings, PendingResults } from '../../../../client/components/listing/job-findings.js'
import { ResultStatus } from '../../../../client/components/listing/job-listing.js'
import { SortControl } from '../../../../client/components/listing/sort-control.js'
import { RoleComparison } from '../../../../client/components/pages/role-comparison.js'
import { RoleList } from '../../../../client/components/pages/role-list.js'
import { SavedRoles } from '../../../../client/components/pages/saved-roles.js'
import { SharedRoles } from '../../../../client/components/pages/shared-roles.js'
import { renderJobs } from '../../../../client/embed/render-jobs.js'
import { answerQuery } from '../../../../client/filters/answer/answer-query.js'
import { toFilterChips } from '../../../../client/filters/answer/filter-chips.js'
import {
  toAnnouncedText,
  toHeadingText,
  toUnknownText,
} from '../../../../client/filters/answer/listing-texts.js'
import { EMPTY_QUERY } from '../../../../client/filters/query/filter-query.js'
import { findSearchFeed } from '../../../../client/filters/query/search-feed.js'
import { toVocabulary } from '../../../../client/filters/query/vocabulary.js'
import { createJobIndex } from '../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../client/filters/search/search-engine.js'
import {
  NavigationContext,
  NO_NAVIGATION,
} from '../../../../client/runtime/address/navigation-context.js'
import { StaticQueryContext } from '../../../../client/runtime/load/static-query-context.js'
import { LiveRegions } from '../../../../client/runtime/navigate/live-regions.js'
import { SavedCopyNotice } from '../../../../client/runtime/offline/saved-copy-notice.js'
import type { CareersDocument } from '../../../../client/shared/content-model/content-types.js'
import type { FilterQuery, JobView } from '../../../../client/shared/page-data/views.js'
import { linkTo, madeSettings } from '../../../helpers/content/made-documents.js'
import {
  madeListing,
  madeWholeJob,
  manifestOf,
  SITE_URL,
  siteOf,
  writeAll,
} from '../../../helpers/content/made-listing.js'
import { toCyrillic, toCyrillicDocument } from '../../../helpers/content/to-cyrillic.js'
import { findBareWords } from '../../../helpers/words/find-bare-words.js'

/* What visitors see only after something has happened, with content in another script. */

const YEAR = { currency: 'GBP', unit: 'YEAR', min: 42_000, max: 54_000 }
const PAID = { salary_ranges: [YEAR] as never }
const JOBS = [
  madeWholeJob('1', { title: 'Gardener', ...PAID, date_posted: '2026-11-20' }),
  madeWholeJob('2', { title: 'Driver', closes_on: '2026-11-24', office_days: 2 }),
  madeWholeJob('3', { title: 'Diver', salary_ranges: [{ ...YEAR, max: null }] as never }),
  madeWholeJob('4', {
    title: 'Baker',
    salary_ranges: [{ ...YEAR, unit: 'HOUR', min: null }] as never,
  }),
  madeWholeJob('5', { title: 'Cook', opens_at: '2026-12-01T09:00:00+0000' }),
  madeWholeJob('6', { title: 'Clerk', status: 'Closed', closed_on: '2026-11-01' } as never),
  madeWholeJob('7', {
    title: 'Potter',
    experience_months: 0,
    fixed_term_months: 24,
    apply_links: [],
  }),
  madeWholeJob('8', {
    title: 'Farmer',
    workplace: 'Remote',
    locations: [{ location: linkTo('location', 'remote-uk') }] as never,
    experience_months: 30,
  }),
]
const NOW = Date.parse('2026-11-21T12:00:00Z')

const toDocuments = (...documents: Parameters<typeof madeListing>) =>
  madeListing(...documents).map(toCyrillicDocument) as CareersDocument[]
const makeSite = (...documents: Parameters<typeof madeListing>) => siteOf(toDocuments(...documents))
const site = makeSite(JOBS)
const jobs = site.pages.flatMap(({ result, componentChunkName }) =>
  componentChunkName === 'component---job-page' ? [(result.data as { job: JobView }).job] : [],
)
const [job] = jobs as [JobView]
const listing = (
  site.pages.find(({ path }) => path === '/')?.result.data as { listing: MadeListing }
).listing
type MadeListing = Parameters<typeof JobFindings>[0]['listing']
const vocabulary = toVocabulary(listing)
const index = createJobIndex(listing, createSearchEngine)
const nothing = () => undefined

beforeAll(async () => {
  await index.prepare()
  // The languages of roles are named in that of the page.
  Object.assign(globalThis, { document: { documentElement: { lang: 'ru-RU' } } })
})
afterAll(() => Reflect.deleteProperty(globalThis, 'document'))

function render(state: ReactNode, search = ''): string {
  const location = { ...NO_NAVIGATION.location, search }
  return renderToStaticMarkup(
    <StaticQueryContext value={site.staticQueries}>
      <NavigationContext value={{ ...NO_NAVIGATION, location }}>
        <FilterProvider>{state}</FilterProvider>
      </NavigationContext>
    </StaticQueryContext>,
  )
}

function expectBrackets(html: string) {
  expect(html).toContain('⟦')
  expect(findBareWords('page.html', html)).toEqual([])
}

describe('a listing', () => {
  it.each<[string, Partial<FilterQuery>]>([
    ['without any filter', {}],
    ['with a search', { q: 'Гарденер' }],
    ['with a misspelt search', { q: 'Гарденар' }],
    ['with a search of which one word is nowhere', { q: 'Гарденер щщщщщ' }],
    ['with a search in vain', { q: 'щщщщщ' }],
    ['with a search for pay', { q: '£45,000' }],
    ['with a search for pay in a currency of none', { q: '¥45,000' }],
    ['newest first', { sort: 'newest' }],
    ['with a chosen place', { location: ['bristol'] }],
    ['with chosen pay', { pay: ['gbp-40000'], remote: ['true'] }],
    ['with filters that nothing matches', { q: 'Гарденер', location: ['remote-uk'] }],
  ])('%s', (_, change) => {
    const query = { ...EMPTY_QUERY, ...change }
    const answer = answerQuery(index, query, vocabulary, listing.places)
    const status = { ...answer, isPending: false, jobs: listing.jobs, retry: null }
    const chips = toFilterChips(query, vocabulary)
    const announced = toAnnouncedText(status as never, query.sort)
    const filters = {
      ...status,
      query,
      chips,
      announced,
      heading: toHeadingText(query, '', vocabulary),
      feed: findSearchFeed(query, listing),
      note: toUnknownText(['щ', 'ы']),
    } as never
    const dialog = { openId: 'x', status: announced, onOpenChange: nothing, onShowResults: nothing }
    expectBrackets(
      render(
        <>
          <ResultStatus text={answer.status} announced={announced} />
          <SortControl id="s" value="newest" searching={query.q !== ''} onChange={nothing} />
          <FilterDialog {...dialog} applied={chips.length} count={answer.found}>
            {null}
          </FilterDialog>
          <FilterPanel filters={filters} />
          <JobFindings
            filters={filters}
            listing={listing}
            isHeld={false}
            idPrefix=""
            choice={{ rows: 0 } as never}
            onShowResults={nothing}
          />
        </>,
      ),
    )
  })

  it('that does not load', () => {
    expectBrackets(render(<PendingResults retry={nothing} />))
  })
})

describe('saved and shared roles', () => {
  const roles = [...jobs, { id: '98' }, { id: '99' }].map(({ id }) => ({ id }))
  const found = new Map<string, never>([
    ['98', { kind: 'gone', title: null } as never],
    ['99', { kind: 'failed' } as never],
    ...jobs.map(
      (each, at) =>
        [
          each.id,
          (at === 0 ? { kind: 'gone', title: each.title } : { kind: 'open', job: each }) as never,
        ] as const,
    ),
  ])
  it.each<[string, ReactNode]>([
    ['none', <SavedRoles key="0" />],
    ['some', <RoleList key="0" roles={roles} found={found} onRemove={nothing} />],
    ['compared', <RoleComparison key="0" jobs={jobs} />],
    ['of a link', <SharedRoles key="0" ids={['1', '99']} />],
  ])('%s', (_, state) => expectBrackets(render(state)))
})

describe('the list of roles on another website', () => {
  const all = toApiJobs()
  it.each([
    ['of all', all, all.length],
    ['of some', all.slice(0, 2), all.length],
    ['of none', [], 0],
  ])('%s', (_, listed, total) => {
    const { createElement } = document
    Object.assign(document, { createElement: (name: string) => new MadeElement(name) })
    const made = renderJobs(listed, total, SITE_URL, `${SITE_URL}/`)
    Object.assign(document, { createElement })
    const html = made.map(String).join('')
    expect(findBareWords('page.html', html)).toEqual([])
    expect(html.includes('⟦')).toBe(listed.length < all.length)
  })
})

/** As far as the list needs one. */
class MadeElement {
  className = ''
  href = ''
  parts: unknown[] = []
  constructor(readonly name: string) {}
  append(...parts: unknown[]) {
    this.parts.push(...parts)
  }
  set textContent(text: string) {
    this.parts = [text]
  }
  toString(): string {
    return `<${this.name} class="${this.className}" href="${this.href}">${this.parts.join('')}</${this.name}>`
  }
}

function toApiJobs() {
  const api = writeAll(manifestOf(toDocuments(JOBS))).get('api/jobs.json') ?? ''
  return (JSON.parse(api) as { jobs: Parameters<typeof renderJobs>[0] }).jobs
}

describe('parts of pages', () => {
  const link = { url: 'https://apply.example/', label: toCyrillic('Apply'), place: null } as never
  const places = [1, 2, 3, 4, 5, 6].map((n) => ({ ...(link as object), place: `Щ${n}` })) as never
  const closed = { ...job, closesAt: '2020-01-01T00:00:00+00:00' }
  it.each<[string, ReactNode]>([
    [
      'a new row, which closes soon',
      jobs.map((each) => <JobRow key={each.id} job={each} now={NOW} />),
    ],
    ['a form', <ApplyLinks key="0" job={job} links={[link]} />],
    ['many forms', <ApplyLinks key="0" job={job} links={places} />],
    ['no form', <ApplyLinks key="0" job={{ ...closed, contacts: [] }} links={[]} />],
    ['a slow page', <LiveRegions key="0" slow="" />],
    ['a slow page with its title', <LiveRegions key="0" slow="Щ" />],
    [
      'a copy without connection',
      <SavedCopyNotice key="0" savedAt="Fri, 20 Nov 2026 08:29:10 GMT" />,
    ],
  ])('%s', (_, state) => expectBrackets(render(state)))

  it('a link to a role that is not there', () => {
    expectBrackets(render(<UnknownJobNote />, '?gh_jid=77'))
  })
})

it.each([
  ['with roles that are open, closed or not open yet', site],
  ['without any role', makeSite([], madeSettings({ organisation_name: null }))],
  ['with more roles than one list holds', makeSite(createManyJobs())],
])('each page of a site %s', async (_, { pages, staticQueries }) => {
  const templates = await loadTemplates()
  const kinds = new Map<string, number>()
  for (const page of pages) {
    const kind = page.componentChunkName
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    // What editors see is in English, and of many pages of a kind some are enough.
    if (kind === 'component---preview-page' || (kinds.get(kind) ?? 0) > 10) continue
    const { title, description } = page.result.pageContext.head
    const html = renderPage(page, templates[page.componentChunkName], staticQueries)
    expectBrackets(`${html}<p>${title} ${description ?? ''}</p>`)
  }
})

it('each share card', () => {
  const cards = manifestOf(toDocuments(JOBS)).pages.flatMap(({ card }) => card ?? [])
  expect(cards.length).toBeGreaterThan(JOBS.length)
  for (const { heading, title, facts } of cards)
    expectBrackets([heading, title, ...facts].map((text) => `<p>${text}</p>`).join(''))
})

function createManyJobs() {
  const letters = 'ABCDEFGHIJKLMNOPRSTUVWXYZ'
  return Array.from({ length: 420 }, (_, at) =>
    madeWholeJob(String(at + 1), { title: `${letters.charAt(at % 25)}rcher` }),
  )
}
