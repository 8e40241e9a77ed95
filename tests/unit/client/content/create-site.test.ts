import { createSiteManifest } from '../../../../client/content/create-site-manifest.js'
import { createSite } from '../../../../client/content/create-site.js'
import { formatProblem } from '../../../../client/content/documents/problems.js'
import type { CareersDocument } from '../../../../client/shared/content-model/content-types.js'
import type { IndexPageData, JobPageData } from '../../../../client/shared/page-data/page-views.js'
import {
  linkTo,
  madeBoilerplate,
  madeDepartment,
  madeJob,
  madeJobs,
  madeLocation,
  madePage,
  madeRedirect,
  madeRepository,
  madeSettings,
} from '../../../helpers/content/made-documents.js'

const NOW = new Date('2026-11-21T12:00:00Z')

function siteOf(documents: CareersDocument[], now = NOW) {
  return createSite(documents, { now, buildHash: 'hash' })
}

function pageAt<Data>(documents: CareersDocument[], path: string, now = NOW) {
  const page = siteOf(documents, now).pages.find((candidate) => candidate.path === path)
  if (page === undefined) throw new Error(`No page at ${path}`)
  return { ...page, data: page.result.data as Data }
}

function problemsOf(documents: CareersDocument[]) {
  return siteOf(documents).problems.map(formatProblem)
}

describe('pages', () => {
  it('every job has a page at its title and id and a redirect from its old link', () => {
    const { pages, redirects } = siteOf(madeRepository([madeJob('17', { title: 'UX Designer' })]))
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/ux-designer/17', '/job_ghid/17', '/departments/engineering']),
    )
    const redirect = {
      fromPath: '/job_ghid/17',
      toPath: '/ux-designer/17',
      isPermanent: true,
      ignoreCase: true,
      redirectInBrowser: true,
    }
    const source = { id: 'job-17', type: 'job', uid: '17' }
    expect(redirects.filter(({ jobId }) => jobId !== null)).toEqual([
      { ...redirect, jobId: '17', source },
    ])
    const page = pages.find(({ path }) => path === '/job_ghid/17')
    expect(page?.result.data).toEqual({ redirect })
  })

  it('the listing has only open listed jobs, but unlisted and closed jobs have pages', () => {
    const documents = madeRepository([
      madeJob('1'),
      madeJob('2', { listed: false }),
      madeJob('3', { status: 'Closed' }),
      madeJob('4', { opens_at: '2026-12-01T09:00:00+0000' }),
      madeJob('5', { closes_on: '2026-11-20' }),
    ])
    const { listing } = pageAt<IndexPageData>(documents, '/').data
    expect(listing.jobs.map(({ id }) => id)).toEqual(['1'])
    const chunks = Object.fromEntries(
      siteOf(documents).pages.map(({ path, componentChunkName }) => [path, componentChunkName]),
    )
    expect(chunks['/role-2/2']).toBe('component---job-page')
    expect(chunks['/role-3/3']).toBe('component---closed-job-page')
    expect(chunks['/role-4/4']).toBeUndefined()
    expect(chunks['/role-5/5']).toBe('component---closed-job-page')
  })

  it('a job closes at the end of its closing day in the time zone of the company', () => {
    const documents = madeRepository([madeJob('1', { closes_on: '2026-07-31' })])
    const chunkAt = (instant: string) =>
      pageAt(documents, '/role-1/1', new Date(instant)).componentChunkName
    expect(chunkAt('2026-07-31T22:59:59Z')).toBe('component---job-page')
    expect(chunkAt('2026-07-31T23:00:00Z')).toBe('component---closed-job-page')
  })

  it('the robots tag of a job with a closing day states when the job closes', () => {
    const documents = madeRepository([madeJob('1', { closes_on: '2027-07-31' }), madeJob('2')])
    const robotsOf = (path: string) => pageAt(documents, path).result.pageContext.head.robots
    expect(robotsOf('/role-1/1')).toBe('unavailable_after: 2027-07-31T23:59:59+01:00')
    expect(robotsOf('/role-2/2')).toBeNull()
  })

  it('departments with jobs are listed in editor order and locations with jobs by country', () => {
    const at = (...uids: string[]) => uids.map((uid) => ({ location: linkTo('location', uid) }))
    const inGermany = { country: 'DE', country_name: 'Germany' }
    const documents = madeRepository(
      [
        madeJob('1', {
          department: linkTo('department', 'support'),
          locations: at('york') as never,
        }),
        madeJob('2', { locations: at('bristol', 'berlin') as never }),
      ],
      madeDepartment('empty', 'Empty', 0),
      madeDepartment('support', 'Support', 0.5),
      madeLocation('york', 'York'),
      madeLocation('paris', 'Paris', { country: 'FR', country_name: 'France' }),
      madeLocation('berlin', 'Berlin', inGermany),
    )
    const { listing } = pageAt<IndexPageData>(documents, '/').data
    expect(listing.departments.map(({ name }) => name)).toEqual(['Support', 'Engineering'])
    expect(listing.places.map(({ name }) => name)).toEqual(['Berlin', 'Bristol', 'York'])
  })

  it('a page with a parent has a path below the path of its parent', () => {
    const child = madePage('water', { parent: linkTo('page', 'about') })
    const { pages } = siteOf(madeRepository([madeJob('1')], madePage('about'), child))
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/about', '/about/water']),
    )
  })

  it('similar jobs are sorted by matching department and location, then from new to old', () => {
    const leeds = [{ location: linkTo('location', 'leeds') }] as [{ location: never }]
    const documents = madeRepository(
      [
        madeJob('1'),
        madeJob('2', { locations: leeds, date_posted: '2026-11-01' }),
        madeJob('3', { date_posted: '2026-10-05' }),
        madeJob('4', { date_posted: '2026-10-06' }),
      ],
      madeLocation('leeds', 'Leeds'),
    )
    const { similar } = pageAt<JobPageData>(documents, '/role-1/1').data
    expect(similar.map(({ id }) => id)).toEqual(['4', '3', '2'])
  })

  it('of many equally similar jobs those posted at about the same time are shown', () => {
    const jobs = Array.from({ length: 60 }, (_, index) => madeJob(`${100 + index}`))
    const documents = madeRepository(jobs)
    const shown = jobs.map(({ uid }) => {
      const { similar } = pageAt<JobPageData>(documents, `/role-${uid}/${uid}`).data
      return similar.map(({ id }) => id)
    })
    expect(shown[30]).toEqual(['128', '129', '131', '132'])
    const pagesWith = jobs.map(({ uid }) => shown.filter((ids) => ids.includes(uid ?? '')).length)
    expect(Math.min(...pagesWith)).toBeGreaterThan(0)
    expect(Math.max(...pagesWith)).toBeLessThan(9)
  })
})

describe('shared benefits', () => {
  const shared = madeBoilerplate('shared', 'Usual benefits', 'Five weeks of leave.')
  const own = madeBoilerplate('own', 'Benefits of divers', 'A dry suit.')
  const settings = madeSettings({ benefits: linkTo('boilerplate', 'shared') })
  const benefitsOf = (documents: CareersDocument[]) =>
    ['/role-1/1', '/role-2/2'].map((path) => pageAt<JobPageData>(documents, path).data.benefits)
  const jobs = [madeJob('1'), madeJob('2', { benefits_override: linkTo('boilerplate', 'own') })]

  it('a job shows the shared benefits unless it has its own', () => {
    const [, ...others] = madeRepository(jobs, shared, own)
    expect(benefitsOf([settings, ...others])).toEqual([
      { id: 'benefits', heading: 'What we offer', content: shared.data.content },
      { id: 'benefits', heading: 'What we offer', content: own.data.content },
    ])
  })

  it('a job shows no benefits when no benefits are written', () => {
    expect(benefitsOf(madeRepository(jobs))).toEqual([null, null])
  })
})

describe('determinism', () => {
  it('the order of the documents does not change the site', () => {
    const documents = madeRepository(madeJobs(30))
    const sorted = (site: ReturnType<typeof siteOf>) =>
      [...site.pages].sort((a, b) => a.path.localeCompare(b.path))
    expect(JSON.stringify(sorted(siteOf([...documents].reverse())))).toBe(
      JSON.stringify(sorted(siteOf(documents))),
    )
  })
})

describe('problems', () => {
  const broken: [string, CareersDocument[], RegExp][] = [
    [
      'missing settings',
      madeRepository([madeJob('1')]).slice(1),
      /site_settings.*settings document is missing.*Publish/,
    ],
    [
      'two jobs with one id',
      madeRepository([madeJob('7'), { ...madeJob('7'), id: 'job-other' }]),
      /job "7" \(job-other\), field "uid": the job id 7 is also that of job-7/,
    ],
    [
      'a job id that is not a number',
      madeRepository([madeJob('x1')]),
      /job "x1" \(job-x1\), field "uid": "x1" is not a job id/,
    ],
    [
      'a job without a title',
      madeRepository([madeJob('8', { title: ' ' })]),
      /job "8" \(job-8\), field "title": the job has no title/,
    ],
    [
      'a job without a location',
      madeRepository([madeJob('9', { locations: [] })]),
      /job "9" \(job-9\), field "locations": the job has no location/,
    ],
  ]

  it.each(broken)('the problem message for %s says what is wrong', (_, documents, message) => {
    const errors = siteOf(documents).problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(formatProblem).join('\n')).toMatch(message)
  })

  it('a repository without mistakes has no problems', () => {
    expect(problemsOf(madeRepository(madeJobs(3)))).toEqual([])
  })
})

it('addresses that visitors guess lead to the front page, unless editors have them', () => {
  const { redirects, redirectMaps } = createSiteManifest(
    siteOf(
      madeRepository(
        [],
        madePage('benefits'),
        madePage('careers'),
        madeRedirect('1', '/departments', linkTo('page', 'benefits')),
      ),
    ),
    {
      siteUrl: 'https://jobs.example',
      siteEnv: 'production',
      securityContact: null,
      indexNowKey: null,
    },
  )
  expect(redirects.map(({ fromPath }) => fromPath)).toEqual(['/departments', '/locations'])
  const targets = ['/careers', '/departments', '/locations'].map((path) =>
    redirectMaps.paths.get(path),
  )
  expect(targets).toEqual(['/careers', '/benefits', '/'])
})

it('the description of every page says something, in 70 to 160 characters', () => {
  const { pages } = siteOf(
    madeRepository(
      [madeJob('1'), madeJob('2', { summary: 'Short.' })],
      madePage('film', { summary: 'The words of the film.' }),
      madePage('bare'),
    ),
  )
  const heads = pages.map(({ result }) => result.pageContext.head)
  for (const { description, canonicalPath } of heads) {
    if (canonicalPath === null && description === null) continue
    expect([description, (description ?? '').length >= 70]).toEqual([description, true])
    expect((description ?? '').length).toBeLessThanOrEqual(160)
    expect(description).not.toContain('()')
  }
  expect(heads.find(({ canonicalPath }) => canonicalPath === '/film')?.description).toMatch(
    /^The words of the film\. Open roles at /,
  )
})
