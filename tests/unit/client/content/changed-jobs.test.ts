import { createSite } from '../../../../client/content/create-site.js'
import { createSiteManifest } from '../../../../client/content/create-site-manifest.js'
import type { RememberedJob } from '../../../../client/content/site/job-life.js'
import type {
  CareersDocument,
  JobData,
} from '../../../../client/shared/content-model/content-types.js'
import {
  linkTo,
  madeDepartment,
  madeJob,
  madeLocation,
  madePage,
  madeRedirect,
  madeRepository,
} from '../../../helpers/content/made-documents.js'

/* What editors do to jobs that are or were open. */

const now = new Date('2026-11-21T12:00:00Z')

function siteOf(documents: CareersDocument[], remembered: RememberedJob[] = []) {
  const site = createSite(documents, { now, buildHash: 'hash', remembered })
  const problems = site.problems.map(
    ({ severity, field, message }) => `${severity} ${field}: ${message}`,
  )
  const dataOf = (path: string) =>
    site.pages.find((page) => page.path === path)?.result.data as
      Record<string, unknown> | undefined
  return { site, problems, dataOf }
}

const broken = { link_type: 'Document', id: 'gone', type: 'broken_type', isBroken: true } as never
const web = (url: string) => ({ link_type: 'Web', url })

it('a department that is given up does not stop a release for the closed jobs that had it', () => {
  const closed = madeJob('1', { status: 'Closed', department: broken, locations: [] })
  const { problems, dataOf } = siteOf(madeRepository([closed, madeJob('2')]))
  expect(problems.length).toBeGreaterThan(1)
  expect(problems.every((problem) => problem.startsWith('warning'))).toBe(true)
  expect(dataOf('/role-1/1')).toMatchObject({ title: 'Role 1', department: null })
})

it.each<[string, Partial<JobData>, string | null]>([
  ['marked as closed before its last day', { status: 'Closed', closes_on: '2026-12-11' }, null],
  ['marked with the day', { status: 'Closed', closed_on: '2026-11-02' }, '2026-11-02'],
  ['marked with a day to come', { status: 'Closed', closed_on: '2027-01-31' }, null],
  ['paused', { status: 'Paused' }, null],
  ['closed by the calendar', { closes_on: '2026-11-20' }, '2026-11-20'],
  [
    'opened again with its former day, and closed by the calendar',
    { closed_on: '2026-01-31', closes_on: '2026-11-20' },
    '2026-11-20',
  ],
])('a job %s says that it closed on a day that is past', (_, data, day) => {
  expect(siteOf(madeRepository([madeJob('1', data)])).dataOf('/role-1/1')).toMatchObject({
    closedOn: day,
  })
})

it('a redirect from the address of a closed or deleted job has no effect, and the editor is warned', () => {
  const gone: RememberedJob = {
    id: '9',
    formerIds: [],
    path: '/diver/9',
    title: 'Diver',
    closedOn: null,
    places: [],
    department: { slug: 'engineering', name: 'Engineering' },
    documentIds: [],
  }
  const redirects = ['/role-1/1', '/diver/9'].map((from) =>
    madeRedirect(from.slice(1).replace('/', '-'), from, web('/role-2/2')),
  )
  const jobs = [madeJob('1', { status: 'Closed' }), madeJob('2')]
  const { site, problems } = siteOf(madeRepository(jobs, ...redirects), [gone])
  expect(problems).toEqual([
    expect.stringMatching(/^warning from: job 1 is closed/),
    expect.stringMatching(/^warning from: job 9 is closed/),
  ])
  const chunkOf = (path: string) =>
    site.pages.find((page) => page.path === path)?.componentChunkName
  expect([chunkOf('/role-1/1'), chunkOf('/diver/9')]).toEqual(
    Array(2).fill('component---closed-job-page'),
  )
})

it('a job that was open and opens again later is answered as closed until then', () => {
  const remembered = siteOf(madeRepository([madeJob('1')])).site
  const { jobMemory } = createSiteManifest(remembered, OPTIONS)
  const later = madeJob('1', { opens_at: '2026-12-01T09:00:00+0000' })
  const { site } = siteOf(madeRepository([later, madeJob('2')]), jobMemory)
  const page = site.pages.find(({ path }) => path === '/role-1/1')
  expect(page?.componentChunkName).toBe('component---closed-job-page')
  expect(page?.result).toMatchObject({
    data: { closedOn: null, opensOn: '2026-12-01' },
    pageContext: {
      head: {
        title: expect.stringMatching(/^Not open yet: Role 1/),
        description: expect.stringContaining('open on 1 December 2026'),
      },
    },
  })
})

it('an id that an open job has taken over from a closed one leads to the open job', () => {
  const jobs = [
    madeJob('1', { status: 'Closed' }),
    madeJob('2', { legacy_ids: [{ id: '1' }] as never }),
  ]
  const { site } = siteOf(madeRepository(jobs))
  const manifest = createSiteManifest(site, OPTIONS)
  expect(manifest.redirectMaps.jobs.get('1')).toBe('/role-2/2')
  expect(manifest.pages.flatMap(({ htmlFiles }) => htmlFiles)).not.toContain('closed/1.html')
})

it('a redirect of an id that an open job has taken over works, unlike one of a closed job', () => {
  const jobs = [
    madeJob('1', { status: 'Closed' }),
    madeJob('2', { legacy_ids: [{ id: '1' }] as never }),
  ]
  const redirect = madeRedirect('old', '/role-1/1', web('/role-2/2'))
  const { site, problems } = siteOf(madeRepository(jobs, redirect))
  expect(problems).toEqual([])
  expect(site.redirects).toContainEqual(
    expect.objectContaining({ fromPath: '/role-1/1', toPath: '/role-2/2' }),
  )
})

it('of two closed jobs with one former id, and one whose own id it is, a single file answers for it', () => {
  const closed = (id: string, legacy: string[]) =>
    madeJob(id, { status: 'Closed', legacy_ids: legacy.map((id) => ({ id })) as never })
  const jobs = [closed('1', ['3', '8']), closed('2', ['8', '9']), closed('3', []), madeJob('4')]
  const { pages } = createSiteManifest(siteOf(madeRepository(jobs)).site, OPTIONS)
  const files = pages.flatMap(({ data: { path }, htmlFiles }) =>
    htmlFiles.filter((file) => file.startsWith('closed/')).map((file) => [file, path]),
  )
  expect(files.sort()).toEqual([
    ['closed/1.html', '/role-1/1'],
    ['closed/2.html', '/role-2/2'],
    ['closed/3.html', '/role-3/3'],
    ['closed/8.html', '/role-1/1'],
    ['closed/9.html', '/role-2/2'],
  ])
})

it.each([
  ['reversed', { min: 54000, max: 42000, currency: 'GBP', unit: 'YEAR' }, 'above the upper one'],
  ['without a currency', { min: 42000, max: 54000, currency: null, unit: 'YEAR' }, 'no currency'],
])('a pay range that is %s is left out, and the editor is warned', (_, range, told) => {
  const job = madeJob('1', { salary_ranges: [range] as never })
  const { problems, dataOf } = siteOf(madeRepository([job]))
  expect(problems).toEqual([expect.stringContaining(told)])
  expect(dataOf('/role-1/1')).toMatchObject({ job: { pay: null, salaries: [], yearlyPay: [] } })
})

it('a department, place or page without a name has its UID for one, and the editor is warned', () => {
  const documents = madeRepository(
    [madeJob('1')],
    madeDepartment('legal', ''),
    madeLocation('leeds', ' '),
    madePage('benefits', { title: null }),
  )
  const { problems, dataOf } = siteOf(documents)
  expect(problems).toEqual([
    'warning title: the page has no title.',
    'warning name: the department has no name.',
    'warning name: the location has no name.',
  ])
  expect(dataOf('/departments/legal')).toMatchObject({ name: 'legal' })
  expect(dataOf('/locations/leeds')).toMatchObject({ name: 'leeds' })
  expect(dataOf('/benefits')).toMatchObject({ title: 'benefits' })
})

it('a place or a type that is chosen twice is shown once', () => {
  const twice = madeJob('1', {
    locations: Array(2).fill({ location: linkTo('location', 'bristol') }) as never,
    employment_types: Array(2).fill({ type: 'Full time' }) as never,
  })
  const { job } = siteOf(madeRepository([twice])).dataOf('/role-1/1') as {
    job: { places: unknown[]; types: unknown[] }
  }
  expect([job.places.length, job.types.length]).toEqual([1, 1])
})

describe('a remote job that can be done from another country', () => {
  const remote = madeJob('1', {
    workplace: 'Remote',
    remote_countries: [{ country: linkTo('location', 'spain') }] as never,
  })
  const spain = madeLocation('spain', 'Spain', { kind: 'country', country: 'ES' })
  const { dataOf, site } = siteOf(madeRepository([remote, madeJob('2')], spain))

  it('says so on its page', () => {
    expect(dataOf('/role-1/1')).toMatchObject({ job: { remoteFrom: ['Spain'] } })
  })

  it('is found through the country, in the listing, on its page and in its feed', () => {
    const { listing } = dataOf('/') as { listing: { places: { slug: string }[] } }
    expect(listing.places.map(({ slug }) => slug)).toContain('spain')
    const page = site.pages.find(({ path }) => path === '/locations/spain')
    expect(page?.result.pageContext.head.robots).toBeNull()
    const names = createSiteManifest(site, OPTIONS).lists.map(({ name }) => name)
    expect(names).toContain('locations/spain/feed.xml')
  })
})

const OPTIONS = {
  siteUrl: 'https://careers.example',
  lang: 'en-gb',
  siteEnv: 'production',
  indexNowKey: null,
  securityContact: null,
} as unknown as Parameters<typeof createSiteManifest>[1]
