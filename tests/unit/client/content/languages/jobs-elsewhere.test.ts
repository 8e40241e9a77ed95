import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import type {
  IndexPageData,
  JobPageData,
  LandingPageData,
} from '../../../../../client/shared/page-data/page-views.js'
import type { JobRow } from '../../../../../client/shared/page-data/views.js'
import {
  linkTo,
  madeDepartment,
  madeJob,
  madeLocation,
  madeNavigation,
  madePage,
  madeSettings,
} from '../../../../helpers/content/made-documents.js'
import {
  createLanguageMaker,
  inLanguage,
  linkIn,
  madeTranslation,
} from '../../../../helpers/content/made-languages.js'
import { slice } from '../../../../helpers/world/made-world.js'

/* Jobs that only another language has: listed here, with their page there. */

const english = createLanguageMaker('en-gb', 'en-gb,de-de,fr-fr')

const ENGINEERING = madeDepartment('engineering', 'Engineering')
const UK = madeLocation('united-kingdom', 'United Kingdom', { kind: 'country' })
const BRISTOL = madeLocation('bristol', 'Bristol', { parent: linkTo('location', 'united-kingdom') })

const at = (...places: string[]) =>
  places.map((uid) => ({ location: linkIn('de-de', 'location', uid) })) as never
const GERMAN_JOB = inLanguage(
  'de-de',
  madeJob('20', {
    title: 'Mechanikerin',
    department: linkIn('de-de', 'department', 'technik'),
    locations: at('bristol-amt', 'bath'),
    employment_types: [{ type: 'Part time' }],
    salary_ranges: [{ min: 40_000, max: 50_000, currency: 'EUR', unit: 'YEAR' }] as never,
    closes_on: '2026-12-11',
  }),
)

/** A German site with its own time zone, whose place Bath nobody has translated. */
const GERMAN: CareersDocument[] = [
  inLanguage('de-de', madeSettings({ timezone: 'Europe/Berlin' })),
  inLanguage('de-de', madeNavigation()),
  madeTranslation('de-de', ENGINEERING, { uid: 'technik', data: { name: 'Technik' } }),
  inLanguage('de-de', madeDepartment('labor', 'Labor')),
  madeTranslation('de-de', UK, { uid: 'koenigreich', data: { name: 'Vereinigtes Königreich' } }),
  madeTranslation('de-de', BRISTOL, { uid: 'bristol-amt' }),
  inLanguage(
    'de-de',
    madeLocation('bath', 'Bad Bath', { parent: linkTo('location', 'united-kingdom') }),
  ),
  GERMAN_JOB,
  inLanguage('de-de', madeJob('1', { title: 'Ingenieur' })),
]
const ENGLISH = [
  madeSettings(),
  madeNavigation(),
  ENGINEERING,
  UK,
  BRISTOL,
  madePage('home', {
    slices: [slice('featured_jobs', {}, [{ job: linkIn('de-de', 'job', '20') }])] as never,
  }),
  madeJob('1', { title: 'Engineer' }),
]
const DOCUMENTS = [...ENGLISH, ...GERMAN]

function pageOf<Data>(path: string, documents: readonly CareersDocument[] = DOCUMENTS): Data {
  const { pages, problems } = english.siteOf(documents)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return pages.find((page) => page.path === path)?.result.data as Data
}

const rowsOf = (documents?: readonly CareersDocument[]) =>
  pageOf<IndexPageData>('/', documents).listing.jobs
const pathsOf = (rows: readonly JobRow[]) => rows.map(({ path }) => path)

it('a row has the page and the language of its job, and all else in the words of the list', () => {
  const row = rowsOf().find(({ id }) => id === '20')
  expect(row).toMatchObject({
    path: '/de/mechanikerin/20',
    title: 'Mechanikerin',
    lang: 'de-DE',
    department: { slug: 'engineering', name: 'Engineering' },
    // That without a translation keeps its name.
    places: [
      { slug: 'bristol', name: 'Bristol' },
      { slug: 'bath', name: 'Bad Bath' },
    ],
    types: [{ slug: 'part-time', name: 'Part time' }],
    pay: '€40,000 to €50,000 a year',
    closesAt: '2026-12-11T23:59:59+01:00',
  })
})

it('it is counted and shown wherever jobs are', () => {
  const both = ['/engineer/1', '/de/mechanikerin/20']
  const index = pageOf<IndexPageData>('/')
  expect(pathsOf(index.listing.jobs)).toEqual(both)
  expect(index.departments).toEqual([
    { name: 'Engineering', path: '/departments/engineering', count: 2 },
  ])
  expect(index.slices).toMatchObject([{ kind: 'featured_jobs', jobs: [{ id: '20' }] }])
  for (const path of [
    '/departments/engineering',
    '/locations/bristol',
    '/locations/united-kingdom',
  ])
    expect(pathsOf(pageOf<LandingPageData>(path).jobs)).toEqual(both)
  expect(pathsOf(pageOf<JobPageData>('/engineer/1').similar)).toEqual(['/de/mechanikerin/20'])
})

it('a place without a translation is a choice of the filter below its country, and has its page there', () => {
  const { listing } = pageOf<IndexPageData>('/')
  expect(listing.places.map(({ slug, path, within }) => [slug, path, within])).toEqual([
    ['united-kingdom', '/locations/united-kingdom', []],
    ['bath', '/de/locations/bath', ['united-kingdom']],
    ['bristol', '/locations/bristol', ['united-kingdom']],
  ])
  expect(pageOf('/locations/bath')).toBeUndefined()
})

it('a department without a translation is that of its UID, or else named as it is', () => {
  const ofLab = {
    ...GERMAN_JOB,
    data: { ...GERMAN_JOB.data, department: linkIn('de-de', 'department', 'labor') },
  }
  const documents = [...DOCUMENTS.filter((document) => document !== GERMAN_JOB), ofLab]
  const departmentIn = (all: readonly CareersDocument[]) =>
    rowsOf(all).find(({ id }) => id === '20')?.department
  expect(departmentIn(documents)).toEqual({ slug: 'labor', name: 'Labor' })
  const named = [...documents, madeDepartment('labor', 'Laboratory')]
  expect(departmentIn(named)).toEqual({ slug: 'labor', name: 'Laboratory' })
})

it('it has no page, posting, feed, API or sitemap entry of this language', () => {
  const { pages, lists, files, sitemap, jobMemory } = english.manifestOf(DOCUMENTS)
  expect(pages.filter(({ data }) => data.path.includes('20'))).toEqual([])
  expect(JSON.stringify(pages.flatMap(({ jsonLd }) => jsonLd))).not.toContain('Mechanikerin')
  const written = [
    ...files.map(({ create }) => create()),
    ...lists.flatMap((list) => list.parts.map(({ create }) => create())),
  ]
  expect(written.join()).toContain('Engineer')
  expect(written.join()).not.toContain('echanikerin')
  expect([...sitemap, ...jobMemory].filter(({ path }) => path.includes('20'))).toEqual([])
})

it.each<[string, CareersDocument[]]>([
  ['is closed', [{ ...GERMAN_JOB, data: { ...GERMAN_JOB.data, status: 'Closed' } }]],
  [
    'opens later',
    [{ ...GERMAN_JOB, data: { ...GERMAN_JOB.data, opens_at: '2027-01-01T09:00:00+0000' } }],
  ],
  ['is not listed', [{ ...GERMAN_JOB, data: { ...GERMAN_JOB.data, listed: false } }]],
  ['is there in this language too, and closed', [GERMAN_JOB, madeJob('20', { status: 'Closed' })]],
])('a job that %s is not listed', (_what, jobs) => {
  const documents = [...DOCUMENTS.filter((document) => document !== GERMAN_JOB), ...jobs]
  expect(pathsOf(rowsOf(documents))).toEqual(['/engineer/1'])
})

it('a job in several other languages is listed once, in the first of them', () => {
  const french = [
    inLanguage('fr-fr', madeSettings()),
    inLanguage('fr-fr', ENGINEERING),
    inLanguage('fr-fr', BRISTOL),
    madeTranslation('fr-fr', GERMAN_JOB, { uid: '21', data: { title: 'Mécanicien' } }),
    inLanguage('fr-fr', madeJob('30', { title: 'Jardinier' })),
  ]
  const paths = pathsOf(rowsOf([...french, ...DOCUMENTS]))
  expect(paths).toEqual(['/engineer/1', '/fr/jardinier/30', '/de/mechanikerin/20'])
})

it('the settings can leave them out', () => {
  const documents = DOCUMENTS.map((document) =>
    document === ENGLISH[0] ? madeSettings({ own_language_only: true }) : document,
  )
  const home = pageOf<IndexPageData>('/', documents)
  expect(pathsOf(home.listing.jobs)).toEqual(['/engineer/1'])
  expect(home.listing.places.map(({ slug }) => slug)).not.toContain('bath')
})

/** Feeds that pages name, and those that there are. */
function feedsOf(documents: readonly CareersDocument[]) {
  const { pages, lists } = english.manifestOf(documents)
  const named = pages.flatMap(({ feedLinks }) => feedLinks.map(({ path }) => path.slice(1)))
  return { named: [...new Set(named)].sort(), written: lists.map(({ name }) => name) }
}

it('a department or place where only another language has jobs names no feed of its own', () => {
  const { named, written } = feedsOf(DOCUMENTS.filter(({ id }) => id !== 'job-1'))
  expect(named).toEqual(['feed.json', 'feed.xml'])
  expect(written).toEqual(expect.arrayContaining(named))
})

it('a place whose parent is in another language is in none, in lists as in feeds', () => {
  const french = [
    inLanguage('fr-fr', madeSettings()),
    inLanguage('fr-fr', madeJob('31', { locations: at('bath') })),
  ]
  const moved = madeLocation('bristol', 'Bristol', {
    parent: linkIn('de-de', 'location', 'europa'),
  })
  const documents = [
    ...DOCUMENTS.map((document) => (document === BRISTOL ? moved : document)),
    ...french,
    inLanguage('de-de', madeLocation('europa', 'Europa', { kind: 'region' })),
    madeLocation('europa', 'Europe', { kind: 'region' }),
  ]
  const { named, written } = feedsOf(documents)
  expect(named).toContain('locations/bristol/feed.xml')
  expect(written).toEqual(expect.arrayContaining(named))
  expect(pathsOf(pageOf<LandingPageData>('/locations/europa', documents).jobs)).toEqual([])
})
