import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import type { FilterQuery } from '../../../../../client/shared/page-data/views.js'
import { findSearchFeed } from '../../../../../client/filters/query/search-feed.js'
import { createJob, createListing, locationRef } from '../sample-listing.js'

const LEGAL = { slug: 'legal', name: 'Legal' }
const listing = createListing([
  createJob({ title: 'Engineer' }),
  createJob({
    title: 'Recruiter',
    department: { slug: 'people', name: 'People & Culture' },
    places: [locationRef('paris')],
  }),
  createJob({ title: 'Ingenieur', lang: 'de-DE', places: [locationRef('tokyo')] }),
  createJob({ title: 'Counsel', department: { slug: 'stray', name: 'Stray' } }),
  createJob({ title: 'Wissenschaftlerin', department: LEGAL, lang: 'de-DE' }),
])
const feedOf = (query: Partial<FilterQuery>) =>
  findSearchFeed({ ...EMPTY_QUERY, ...query }, listing)

it.each<[string, Partial<FilterQuery>, string, string | null]>([
  ['nothing', {}, '/feed.xml', null],
  [
    'one department',
    { department: ['engineering'] },
    '/departments/engineering/feed.xml',
    'Engineering',
  ],
  ['one location', { location: ['paris'] }, '/locations/paris/feed.xml', 'Paris'],
  [
    'a department at a location that includes its jobs',
    { department: ['engineering'], location: ['europe'] },
    '/departments/engineering/europe/feed.xml',
    'Engineering, Europe',
  ],
  [
    'a department that is not at the location',
    { department: ['engineering'], location: ['paris'] },
    '/departments/engineering/feed.xml',
    'Engineering',
  ],
  ['a location without jobs', { location: ['bristol'] }, '/feed.xml', null],
  ['a location with jobs of another language only', { location: ['tokyo'] }, '/feed.xml', null],
  [
    'a department at such a location',
    { department: ['engineering'], location: ['tokyo'] },
    '/departments/engineering/feed.xml',
    'Engineering',
  ],
  [
    'words and a type, which no feed can follow',
    { q: 'engineer', type: ['full-time'], location: ['london'] },
    '/locations/london/feed.xml',
    'London',
  ],
  ['two departments', { department: ['engineering', 'people'] }, '/feed.xml', null],
  ['a department with jobs of another language only', { department: ['legal'] }, '/feed.xml', null],
  ['a department without a page', { department: ['stray'] }, '/feed.xml', null],
])(
  'the feed of a search for %s is the narrowest one that includes all its jobs',
  (_, query, path, name) => {
    expect(feedOf(query)).toMatchObject({ path, name })
  },
)

it('only the feed of a department has the name of a department', () => {
  expect(feedOf({ department: ['people'] }).department).toBe('People & Culture')
  expect(feedOf({ location: ['paris'] }).department).toBeNull()
})
