import Ajv from 'ajv'
import type { JobPosting } from '../../../../../../client/content/outputs/structured-data/job-posting.js'
import type {
  CareersDocument,
  JobData,
  LocationData,
} from '../../../../../../client/shared/content-model/content-types.js'
import schema from '../../../../../fixtures/jobposting.schema.json'
import {
  linkTo,
  madeLocation,
  madeSettings,
  paragraph,
} from '../../../../../helpers/content/made-documents.js'
import {
  madeListing,
  madeWholeJob,
  manifestOf,
  siteOf,
  writeAll,
} from '../../../../../helpers/content/made-listing.js'

const validate = new Ajv({ strictRequired: false }).compile(schema)

function postingsOf(documents: CareersDocument[]): JobPosting[] {
  return manifestOf(documents).pages.flatMap(({ jsonLd }) =>
    jsonLd.filter((data): data is JobPosting => '@type' in data && data['@type'] === 'JobPosting'),
  )
}

/** Valid, if there is one. */
function postingOf(data: Partial<JobData>, ...more: CareersDocument[]): JobPosting | undefined {
  const [posting] = postingsOf(madeListing([madeWholeJob('1', data)], ...more))
  if (posting !== undefined) validate(posting)
  expect(validate.errors ?? []).toEqual([])
  return posting
}

const applyAt = (url: string) => [{ url: { link_type: 'Web', url } }] as never
const at = (slug: string) => ({ location: linkTo('location', slug) })
const country = (slug: string) => ({ country: linkTo('location', slug) })
const range = (min: number | null, max: number | null, currency = 'GBP', unit = 'YEAR') => ({
  min,
  max,
  currency,
  unit,
})

describe('the presence of a JobPosting', () => {
  it('a complete job has a JobPosting', () => {
    expect(postingOf({})).toMatchObject({ title: 'Role 1', datePosted: '2026-10-01' })
  })

  it('a text in Chinese, Japanese or Korean says as much in half the letters', () => {
    const postings = (length: number) =>
      postingsOf(
        madeListing([madeWholeJob('1', { about: paragraph('水位を測る仕事。'.repeat(length)) })]),
      )
    expect([postings(12), postings(13)]).toEqual([[], [expect.anything()]])
  })

  it.each<[string, Partial<JobData>]>([
    ['is closed', { status: 'Closed' }],
    ['is paused', { status: 'Paused' }],
    ['opens later', { opens_at: '2026-12-01T09:00:00+0000' }],
    ['closed yesterday', { closes_on: '2026-11-20' }],
    ['is unlisted', { listed: false }],
    ['has no posting date', { date_posted: null }],
    ['is posted tomorrow', { date_posted: '2026-11-22' }],
    ['closes before its posting', { date_posted: '2026-11-21', closes_on: '2026-11-20' }],
    ['has too little text', { about: paragraph('Come and join us.') }],
    ['has no employment type', { employment_types: [] }],
    ['is at a location without a town', { locations: [at('nowhere')] as never }],
    ['is hybrid without an office', { locations: [at('remote-uk')] as never }],
    [
      'is remote in a region only',
      { workplace: 'Remote', remote_countries: [country('europe')] as never },
    ],
    ['has exclamation marks in its title', { title: 'Engineer!!' }],
    ['has its pay in the title', { title: 'Engineer £40,000' }],
    ['has its code in the title', { title: 'Engineer REQ-1234' }],
    ['calls for applications in its title', { title: 'Engineer – APPLY NOW' }],
    ['is called urgent in its title', { title: 'Urgent: Engineer' }],
    ['is called urgent in small letters', { title: 'Engineer (urgently needed)' }],
    ['begins with a call', { title: 'Now Hiring Engineers' }],
    ['ends with a call', { title: 'Engineer - URGENT' }],
    ['says that we are hiring', { title: 'We’re hiring: Engineer' }],
    ['has no link to apply', { apply_links: [] }],
    ['has a link that is no https address', { apply_links: applyAt('mailto:jobs@x.example') }],
    ['has a title of one character in two UTF-16 units', { title: '🌊' }],
  ])('a job that %s has no JobPosting', (_, data) => {
    expect(postingOf(data)).toBeUndefined()
  })
})

it.each([
  'Hiring Manager',
  'Head of Hiring',
  'Hiring Operations Analyst',
  'Urgent Care Nurse',
  'Urgent Treatment Nurse',
])('a %s has a JobPosting: that is the name of a role', (title) => {
  expect(postingOf({ title })).toMatchObject({ title })
})

describe('the location in a JobPosting', () => {
  it('every office is a job location with a town and a country', () => {
    const posting = postingOf({ locations: [at('bristol'), at('dublin')] as never })
    expect(posting?.['jobLocation']).toMatchObject([
      { address: { addressLocality: 'Bristol', addressRegion: 'England', addressCountry: 'GB' } },
      { address: { addressLocality: 'Dublin', addressCountry: 'IE' } },
    ])
    expect(posting).not.toHaveProperty('jobLocationType')
  })

  it('a remote job has its countries and no office in its JobPosting', () => {
    const posting = postingOf({
      workplace: 'Remote',
      locations: [at('bristol')] as never,
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

  it('a remote job without a country is an error that names the job', () => {
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

it.each(['Remote', 'Home based - EMEA', 'Various locations', 'hybrid', 'Leeds or London', 'WFH'])(
  'an office in the town "%s" has no address for search engines and job boards',
  (locality) => {
    const documents = madeListing(
      [madeWholeJob('1', { locations: [at('oddtown')] as never })],
      madeLocation('oddtown', 'Oddtown', { locality }),
    )
    expect(postingsOf(documents)).toEqual([])
    const files = writeAll(manifestOf(documents))
    for (const name of ['feeds/indeed.xml', 'feeds/linkedin.xml']) {
      expect(files.get(name)).toContain('<country>')
      expect(files.get(name)).not.toContain('<city>')
    }
    expect(siteOf(documents).problems).toEqual([
      expect.objectContaining({ severity: 'warning', field: 'locality' }),
    ])
  },
)

it.each(['Biel/Bienne', 'Homestead', 'Orlando', 'Mobile', 'Remoteville', 'Any-Martin-Rieux'])(
  'the town "%s" is one',
  (locality) => {
    const documents = madeListing(
      [madeWholeJob('1', { locations: [at('oddtown')] as never })],
      madeLocation('oddtown', 'Oddtown', { locality }),
    )
    expect(postingsOf(documents)).toHaveLength(1)
  },
)

it('a remote job has the name of its country from the code, or that of the place', () => {
  const job = madeWholeJob('1', {
    workplace: 'Remote',
    remote_countries: [country('estonia')] as never,
  })
  const listingWith = (data: Partial<LocationData>) =>
    madeListing(
      [job],
      madeLocation('estonia', 'Our Tallinn', { kind: 'country', country_name: null, ...data }),
    )
  const countriesOf = (data: Partial<LocationData>) =>
    postingsOf(listingWith(data))[0]?.['applicantLocationRequirements']
  expect(countriesOf({ country: 'EE' })).toEqual([{ '@type': 'Country', name: 'Estonia' }])
  expect(countriesOf({ country: null })).toEqual([{ '@type': 'Country', name: 'Our Tallinn' }])
  expect(siteOf(listingWith({ country: null, country_name: 'Europe' })).problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      message: expect.stringContaining('its country, the location "estonia", has no name'),
    }),
  ])
})

describe('the pay in a JobPosting', () => {
  it.each([
    [
      'one range becomes a base salary with a minimum and a maximum',
      [range(40_000, 50_000)],
      { minValue: 40_000, maxValue: 50_000 },
    ],
    [
      'a fixed sum becomes a base salary with one value',
      [range(300, 300, 'GBP', 'DAY')],
      { value: 300 },
    ],
    [
      'ranges in one currency become a base salary that covers all of them',
      [range(40, 50), range(45, 60)],
      { minValue: 40, maxValue: 60 },
    ],
    [
      'only the first of two ranges in different currencies becomes the base salary',
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
    ['a range from zero to zero', [range(0, 0)]],
    ['a range without a unit', [{ ...range(40, 50), unit: null }]],
  ])('a job with %s has no base salary', (_, ranges) => {
    expect(postingOf({ salary_ranges: ranges as never })).not.toHaveProperty('baseSalary')
  })
})

it('validThrough is the last second of the closing day with the UTC offset of that day', () => {
  expect(postingOf({ closes_on: '2027-07-01' })?.['validThrough']).toBe('2027-07-01T23:59:59+01:00')
  expect(postingOf({})).not.toHaveProperty('validThrough')
})

it('directApply is true only for a single https form on a host of the company', () => {
  const settings = madeSettings({
    direct_apply: true,
    apply_hosts: [{ host: 'apply.example' }] as never,
  })
  const apply = (...urls: string[]) => ({
    apply_links: urls.map((url) => ({ url: { link_type: 'Web', url } })) as never,
  })
  expect(postingOf(apply('https://apply.example/1'), settings)?.['directApply']).toBe(true)
  expect(postingOf(apply('https://apply.example.net/1'), settings)?.['directApply']).toBe(false)
  expect(postingOf(apply('http://apply.example/1'), settings)?.['directApply']).toBe(true)
  expect(postingOf(apply('https://'), settings)).toBeUndefined()
  expect(
    postingOf(apply('https://apply.example/1', 'https://apply.example/2'), settings)?.[
      'directApply'
    ],
  ).toBe(false)
})

it('experience can replace education only when the job requires both', () => {
  const experience = { experience_months: 24, experience_in_place_of_education: true }
  expect(postingOf({ ...experience, education: 'bachelor degree' })).toMatchObject({
    experienceInPlaceOfEducation: true,
  })
  expect(postingOf(experience)).not.toHaveProperty('experienceInPlaceOfEducation')
})

it('a JobPosting has its members in a fixed order', () => {
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
