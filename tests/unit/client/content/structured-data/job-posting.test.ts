import Ajv from 'ajv'
import fc from 'fast-check'
import type { JobPosting } from '../../../../../client/content/structured-data/job-posting.js'
import type {
  CareersDocument,
  JobData,
} from '../../../../../client/shared/content-model/content-types.js'
import schema from '../../../../fixtures/jobposting.schema.json'
import { linkTo, madeSettings, paragraph } from '../../../../helpers/content/made-documents.js'
import {
  madeListing,
  madeWholeJob,
  manifestOf,
  SITE_URL,
  siteOf,
} from '../../../../helpers/content/made-listing.js'
import { arbitraryJobs } from './arbitrary-job.js'

const validate = new Ajv({ strictRequired: false }).compile(schema)

/** Every JobPosting of a site, by the path of the page that holds it. */
function postingsOf(documents: CareersDocument[]): [string, JobPosting][] {
  return manifestOf(documents).pages.flatMap(({ data: { path }, jsonLd }) =>
    jsonLd
      .filter((data) => '@type' in data && data['@type'] === 'JobPosting')
      .map((data): [string, JobPosting] => [path, data as JobPosting]),
  )
}

function postingOf(data: Partial<JobData>, ...more: CareersDocument[]): JobPosting | undefined {
  return postingsOf(madeListing([madeWholeJob('1', data)], ...more))[0]?.[1]
}

const place = (slug: string) => ({ location: linkTo('location', slug) })
const country = (slug: string) => ({ country: linkTo('location', slug) })
const range = (min: number | null, max: number | null, currency = 'GBP', unit = 'YEAR') => ({
  min,
  max,
  currency,
  unit,
})

describe('1,000 random jobs', () => {
  it('have a valid block each, on their own page, or none', () => {
    let found = 0
    fc.assert(
      fc.property(arbitraryJobs(100), (jobs) => {
        const postings = postingsOf(madeListing(jobs))
        found += postings.length
        for (const [path, posting] of postings) {
          validate(posting)
          expect([path, validate.errors]).toEqual([path, null])
          expect(posting['url']).toBe(SITE_URL + path)
        }
        const ids = postings.map(([path]) => path.split('/').at(-1))
        expect(new Set(ids).size).toBe(ids.length)
        const told = new Set(ids)
        for (const { uid, data } of jobs) {
          const mustNot =
            data.listed === false ||
            data.status === 'Closed' ||
            data.status === 'Paused' ||
            !data.date_posted
          if (mustNot) expect(told.has(uid)).toBe(false)
        }
      }),
      { numRuns: 10 },
    )
    expect(found).toBeGreaterThan(300)
  })
})

describe('a job without a block', () => {
  it('is the exception: a whole one has it', () => {
    expect(postingOf({})).toMatchObject({ title: 'Role 1', datePosted: '2026-10-01' })
  })

  it.each<[string, Partial<JobData>]>([
    ['is closed', { status: 'Closed' }],
    ['is paused', { status: 'Paused' }],
    ['opens later', { opens_at: '2026-12-01T09:00:00+0000' }],
    ['closed yesterday', { closes_on: '2026-11-20' }],
    ['is unlisted', { listed: false }],
    ['has no posting date', { date_posted: null }],
    ['is posted tomorrow', { date_posted: '2026-11-22' }],
    ['closes on the day of its posting', { date_posted: '2026-11-21', closes_on: '2026-11-21' }],
    ['is thin', { about: paragraph('Come and join us.') }],
    ['has no employment type', { employment_types: [] }],
    ['is at a place without a town', { locations: [place('nowhere')] as never }],
    ['is hybrid at no office', { locations: [place('remote-uk')] as never }],
    [
      'is remote in a region only',
      { workplace: 'Remote', remote_countries: [country('europe')] as never },
    ],
    ['shouts', { title: 'Engineer!!' }],
    ['names its pay in the title', { title: 'Engineer £40,000' }],
    ['names its code in the title', { title: 'Engineer REQ-1234' }],
    ['has a title of one character, which are two units of UTF-16', { title: '🌊' }],
  ])('%s', (_, data) => {
    expect(postingOf(data)).toBeUndefined()
  })
})

describe('where a job is done', () => {
  it('every office is a place with a town and a country', () => {
    const posting = postingOf({ locations: [place('bristol'), place('dublin')] as never })
    expect(posting?.['jobLocation']).toMatchObject([
      { address: { addressLocality: 'Bristol', addressRegion: 'England', addressCountry: 'GB' } },
      { address: { addressLocality: 'Dublin', addressCountry: 'IE' } },
    ])
    expect(posting).not.toHaveProperty('jobLocationType')
  })

  it('a remote job names its countries and no office', () => {
    const posting = postingOf({
      workplace: 'Remote',
      locations: [place('bristol')] as never,
      remote_countries: [country('united-kingdom'), country('ireland'), country('europe')] as never,
    })
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'United Kingdom' },
        { '@type': 'Country', name: 'Ireland' },
      ],
    })
    expect(posting).not.toHaveProperty('jobLocation')
  })

  it('a remote job without a country keeps the release back, by name', () => {
    const { problems } = siteOf(madeListing([madeWholeJob('1', { workplace: 'Remote' })]))
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        field: 'remote_countries',
        document: expect.objectContaining({ uid: '1' }),
      }),
    ])
  })
})

describe('pay', () => {
  it.each([
    ['one range', [range(40_000, 50_000)], { minValue: 40_000, maxValue: 50_000 }],
    ['a fixed sum', [range(300, 300, 'GBP', 'DAY')], { value: 300 }],
    ['alike ranges: all of them', [range(40, 50), range(45, 60)], { minValue: 40, maxValue: 60 }],
    [
      'ranges in two currencies: the first',
      [range(40, 50), range(45, 60, 'EUR')],
      { maxValue: 50 },
    ],
  ])('%s', (_, ranges, value) => {
    const posting = postingOf({ salary_ranges: ranges as never })
    expect(posting?.['baseSalary']).toMatchObject({ value })
  })

  it.each([
    ['half a range', [range(40, null)]],
    ['a range the wrong way round', [range(50, 40)]],
    ['nothing', [range(0, 0)]],
    ['no unit', [{ ...range(40, 50), unit: null }]],
  ])('%s is no pay', (_, ranges) => {
    expect(postingOf({ salary_ranges: ranges as never })).not.toHaveProperty('baseSalary')
  })
})

it('closes at the last second of the day, with the offset of that day', () => {
  expect(postingOf({ closes_on: '2027-07-01' })?.['validThrough']).toBe('2027-07-01T23:59:59+01:00')
  expect(postingOf({})).not.toHaveProperty('validThrough')
})

it('is a direct application only where a single form is on a host of the company', () => {
  const settings = madeSettings({
    direct_apply: true,
    apply_hosts: [{ host: 'apply.example' }] as never,
  })
  const apply = (...urls: string[]) => ({
    apply_links: urls.map((url) => ({ url: { link_type: 'Web', url } })) as never,
  })
  expect(postingOf(apply('https://apply.example/1'), settings)?.['directApply']).toBe(true)
  expect(postingOf(apply('https://apply.example.net/1'), settings)?.['directApply']).toBe(false)
  expect(postingOf(apply('http://apply.example/1'), settings)?.['directApply']).toBe(false)
  expect(
    postingOf(apply('https://apply.example/1', 'https://apply.example/2'), settings)?.[
      'directApply'
    ],
  ).toBe(false)
})

it('takes experience in place of education only where both are asked for', () => {
  const asked = { experience_months: 24, experience_in_place_of_education: true }
  expect(postingOf({ ...asked, education: 'bachelor degree' })).toMatchObject({
    experienceInPlaceOfEducation: true,
  })
  expect(postingOf(asked)).not.toHaveProperty('experienceInPlaceOfEducation')
})

it('writes the same members in the same order for every build', () => {
  const keys = Object.keys(
    postingOf({ closes_on: '2026-12-01', salary_ranges: [range(1, 2)] as never }) ?? {},
  )
  expect(keys).toEqual([
    '@context',
    '@type',
    'title',
    'description',
    'datePosted',
    'validThrough',
    'employmentType',
    'hiringOrganization',
    'identifier',
    'url',
    'directApply',
    'jobLocation',
    'baseSalary',
    'occupationalCategory',
  ])
})
