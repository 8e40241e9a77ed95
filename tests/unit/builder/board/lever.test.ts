import { lever } from '../../../../builder/board/lever/lever.js'
import { readList, readPosting } from './read-posting.js'

/* As Lever answers: https://github.com/lever/postings-api */

const POSTING = {
  id: '5ac21346-8e0c-4494-8e7a-3eb92ff77902',
  text: 'R&amp;D Hydrologist ',
  categories: {
    commitment: 'Regular Full Time (Salary)',
    department: 'Science',
    team: 'Rivers',
    level: 'Senior',
    location: 'Foster City, CA',
    allLocations: ['Foster City, CA', 'Toronto, Canada'],
  },
  country: 'US',
  createdAt: 1_790_000_000_000,
  description: '<div>Rivers &amp; lakes.</div>',
  lists: [
    { text: 'You bring', content: '<li>Boots</li><li>Patience</li>' },
    { text: 'Q&A', content: 'plain one\nplain two' },
    { text: 'Nothing', content: '' },
  ],
  additional: '',
  workplaceType: 'unspecified',
  salaryRange: { currency: 'USD', interval: 'one-time', min: 100, max: null },
  salaryDescription: '<div>Plus <b>equity</b></div>',
  hostedUrl: 'https://jobs.lever.co/acme/5ac21346',
  applyUrl: null,
}

it('a posting with all that it can have', () => {
  const { job, text, notes } = readPosting(lever, POSTING)
  expect(job).toMatchObject({
    title: 'R&D Hydrologist',
    departments: [{ name: 'Science' }, { name: 'Rivers' }],
    places: [
      { name: 'Foster City, CA', address: { town: null, region: null, country: 'US' } },
      { name: 'Toronto, Canada', address: null },
    ],
    workplace: null,
    types: [],
    pay: [{ min: 100, max: null, currency: 'USD', unit: null, note: 'Plus equity' }],
    publishedAt: '2026-09-21T14:13:20.000Z',
    applyUrl: 'https://jobs.lever.co/acme/5ac21346',
  })
  expect(text).toEqual([
    ['paragraph', 'Rivers & lakes.'],
    ['heading2', 'You bring'],
    ['list-item', 'Boots'],
    ['list-item', 'Patience'],
    ['heading2', 'Q&A'],
    ['paragraph', 'plain one\nplain two'],
  ])
  expect(notes).toEqual([
    'its pay is "one-time"',
    'these fields have no place in a job: "level" (Senior)',
    '"Regular Full Time (Salary)" is no employment type of the site',
  ])
})

it('a posting with as little as it can have', () => {
  const { job, text, notes } = readPosting(lever, {
    id: POSTING.id,
    text: 'Hydrologist',
    categories: { location: 'Remote', commitment: null, allLocations: [] },
    country: 'GB',
    createdAt: 9e20,
    description: null,
    lists: [],
    additional: null,
    workplaceType: 'remote',
    salaryRange: null,
    salaryDescription: 'Well paid',
    hostedUrl: null,
  })
  expect(job).toMatchObject({
    departments: [],
    places: [{ name: 'Remote', address: { country: 'GB' } }],
    workplace: 'Remote',
    pay: [],
    publishedAt: null,
    applyUrl: null,
  })
  expect(text).toEqual([['paragraph', 'Well paid']])
  expect(notes).toEqual([])
})

it('a page is full, and so there may be another, or the last; an error is none', () => {
  const { postings, nextPath } = readList(lever, Array(500).fill(POSTING))
  expect([postings.length, nextPath]).toEqual([
    500,
    '/v0/postings/acme?mode=json&skip=500&limit=500',
  ])
  expect(readList(lever, [POSTING]).nextPath).toBeNull()
  expect(() => readList(lever, { ok: false, error: 'Document not found' })).toThrow('is no list')
})
