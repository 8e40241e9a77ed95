import { ashby } from '../../../../builder/board/ashby/ashby.js'
import { readList, readPosting } from './read-posting.js'

/* As Ashby answers: https://developers.ashbyhq.com/docs/public-job-posting-api */

const component = (compensationType: string, rest: object) => ({ compensationType, ...rest })

const POSTING = {
  id: 'b7d5f2c0-0f0e-4f43-9d3a-5f8f2f2f1c11',
  title: 'Hydrologist',
  department: 'Science',
  team: 'Rivers',
  employmentType: 'Contract',
  location: 'Ireland HQ',
  secondaryLocations: [
    { location: 'Porto', address: { addressLocality: 'Porto', addressCountry: 'Portugal' } },
    { location: 'Anywhere', address: null },
    { location: '', address: { postalAddress: { addressCountry: 'DE' } } },
  ],
  publishedAt: '2026-04-30T16:21:55.393+00:00',
  isListed: true,
  isRemote: true,
  workplaceType: 'Hybrid',
  address: {
    postalAddress: { addressLocality: 'Dublin', addressRegion: '', addressCountry: 'IE' },
  },
  jobUrl: 'https://jobs.ashbyhq.com/acme/b7d5f2c0',
  applyUrl: 'https://jobs.ashbyhq.com/acme/b7d5f2c0/application',
  descriptionHtml: '<h1>Rivers</h1><p>Measure &amp; tell.</p>',
  descriptionPlain: 'Rivers',
  compensation: {
    compensationTiers: [
      {
        title: 'Dublin',
        additionalInformation: 'Reviewed each year',
        components: [
          component('EquityPercentage', { summary: '0.5%', interval: 'NONE', currencyCode: null }),
          component('Salary', {
            interval: '1 MONTH',
            currencyCode: 'EUR',
            minValue: 5000,
            maxValue: null,
          }),
        ],
      },
      {
        title: null,
        additionalInformation: null,
        components: [
          component('Salary', {
            interval: '2 WEEK',
            currencyCode: null,
            minValue: 1000,
            maxValue: 1200,
          }),
        ],
      },
      { title: 'Zone B', components: [component('Bonus', { summary: 'Offers bonus' })] },
    ],
  },
}

it('a posting with all that it can have', () => {
  const { job, text, notes } = readPosting(ashby, POSTING)
  expect(job).toMatchObject({
    departments: [{ name: 'Science' }, { name: 'Rivers' }],
    places: [
      { name: 'Ireland HQ', address: { town: 'Dublin', region: null, country: 'IE' } },
      { name: 'Porto', address: { town: 'Porto', region: null, country: 'Portugal' } },
      { name: 'Anywhere', address: null },
      { name: 'Germany', address: { town: null, region: null, country: 'DE' } },
    ],
    workplace: 'Hybrid',
    types: ['Contractor'],
    pay: [
      {
        title: 'Dublin',
        min: 5000,
        max: null,
        currency: 'EUR',
        unit: 'MONTH',
        note: '0.5%; Reviewed each year',
      },
      { title: null, min: 1000, max: 1200, currency: null, unit: null, note: null },
    ],
    applyUrl: 'https://jobs.ashbyhq.com/acme/b7d5f2c0/application',
  })
  expect(text).toEqual([
    ['heading2', 'Rivers'],
    ['paragraph', 'Measure & tell.'],
  ])
  expect(notes).toEqual([
    'its pay is for "2 WEEK"',
    '"" is no currency, so its pay is left out of its page',
    'its pay names no salary, and is left out: Offers bonus',
  ])
})

it('a posting with as little as it can have', () => {
  const { job, text, notes } = readPosting(ashby, {
    id: POSTING.id,
    title: 'Hydrologist',
    department: null,
    team: null,
    employmentType: null,
    location: 'Remote',
    secondaryLocations: [],
    isListed: true,
    isRemote: true,
    workplaceType: null,
    address: null,
    jobUrl: POSTING.jobUrl,
    descriptionHtml: null,
    descriptionPlain: '- Boots\n- Patience',
    shouldDisplayCompensationOnJobPostings: false,
    compensation: POSTING.compensation,
  })
  expect(job).toMatchObject({
    departments: [],
    places: [{ name: 'Remote', address: null }],
    workplace: 'Remote',
    types: [],
    pay: [],
    publishedAt: null,
    applyUrl: POSTING.jobUrl,
  })
  expect(text).toEqual([['paragraph', '- Boots\n- Patience']])
  expect(notes).toEqual([])
})

it('a posting that is not listed has no page, and is named', () => {
  expect(readPosting(ashby, { ...POSTING, isListed: false })).toMatchObject({
    job: undefined,
    notes: [expect.stringMatching(/^post \d{15} "Hydrologist" is not listed, /)],
  })
})

it('an answer without postings is no board', () => {
  expect(readList(ashby, { apiVersion: '1', jobs: [] }).postings).toEqual([])
  expect(() => readList(ashby, { errors: [] })).toThrow('has no list "jobs"')
})
