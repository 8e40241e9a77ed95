import { isRecord } from '../../../../client/shared/lib/is-record.js'
import { workable } from '../../../../builder/board/workable/workable.js'
import { readList, readPosting } from './read-posting.js'

/* As Workable's widget answers. */

const POSTING = {
  title: 'Hydrologist',
  shortcode: '81B46579FE',
  code: '',
  employment_type: 'Other',
  telecommuting: false,
  department: null,
  url: 'https://apply.workable.com/j/81B46579FE',
  application_url: 'https://apply.workable.com/j/81B46579FE/apply',
  published_on: '2026-05-12',
  country: 'United States',
  city: 'Portland',
  state: 'Oregon',
  education: '',
  experience: 'Mid-Senior level',
  locations: [] as object[],
  description: '<p>Rivers &amp; lakes.</p>',
  requirements: '<ul><li>Boots</li></ul>',
  benefits: '',
}

it('a posting in parts, whose row is its place', () => {
  const { job, text, notes } = readPosting(workable, POSTING)
  expect(job).toMatchObject({
    departments: [],
    places: [
      {
        name: 'Portland, Oregon, United States',
        address: { town: 'Portland', region: 'Oregon', country: 'United States' },
      },
    ],
    workplace: null,
    types: ['Other'],
    publishedAt: '2026-05-12',
    requisitionId: null,
  })
  expect(text).toEqual([
    ['paragraph', 'Rivers & lakes.'],
    ['heading2', 'Requirements'],
    ['list-item', 'Boots'],
  ])
  expect(notes).toEqual(['these fields have no place in a job: "experience" (Mid-Senior level)'])
})

it('a remote posting in a country, and no text', () => {
  const { job, text, notes } = readPosting(workable, {
    ...POSTING,
    employment_type: '',
    experience: null,
    telecommuting: true,
    city: '',
    state: null,
    country: 'United Kingdom',
    locations: null,
    description: null,
    requirements: null,
    application_url: null,
  })
  expect(job).toMatchObject({
    places: [{ name: 'United Kingdom', address: { town: null, region: null } }],
    workplace: 'Remote',
    types: [],
    applyUrl: POSTING.url,
  })
  expect([text, notes]).toEqual([[], []])
})

it('rows of one job are one posting with all their places, but for the hidden ones', () => {
  const place = (city: string, hidden = false) => ({
    city,
    region: null,
    country: 'Portugal',
    countryCode: 'PT',
    hidden,
  })
  const row = (...locations: object[]) => ({ ...POSTING, locations })
  const { postings } = readList(workable, {
    name: 'Acme',
    jobs: [
      row(place('Porto'), place('Faro', true)),
      { ...POSTING, shortcode: 'AAAA000001' },
      row(place('Lisbon')),
      row(place('Porto')),
    ],
  })
  expect(postings).toHaveLength(2)
  const merged = postings.find(isRecord) ?? {}
  const { job } = readPosting(workable, merged)
  expect(job?.places.map(({ name }) => name)).toEqual(['Porto, Portugal', 'Lisbon, Portugal'])
})

it('two jobs of one code are not taken for one', () => {
  const jobs = [POSTING, { ...POSTING, title: 'Diver' }]
  expect(readList(workable, { jobs }).postings).toEqual(jobs)
})

it('an answer without postings is no board', () => {
  expect(() => readList(workable, { error: 'Not found' })).toThrow('has no list "jobs"')
})
