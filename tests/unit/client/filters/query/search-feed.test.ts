import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import type { FilterQuery } from '../../../../../client/shared/page-data/views.js'
import type * as SearchFeed from '../../../../../client/filters/query/search-feed.js'
import { findSearchFeed } from '../../../../../client/filters/query/search-feed.js'
import { loadInLanguage } from '../../../../helpers/words/load-in-language.js'
import { createJob, createListing, locationRef } from '../sample-listing.js'

const LEGAL = { slug: 'legal', name: 'Legal' }
const listing = createListing([
  createJob({ title: 'Engineer' }),
  createJob({
    title: 'Recruiter',
    department: { slug: 'people', name: 'People & Culture' },
    places: [locationRef('paris')],
  }),
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
  ['a location without jobs', { location: ['berlin'] }, '/feed.xml', null],
  [
    'words and a type, which no feed can follow',
    { q: 'engineer', type: ['full-time'], location: ['london'] },
    '/locations/london/feed.xml',
    'London',
  ],
  ['two departments', { department: ['engineering', 'people'] }, '/feed.xml', null],
  [
    'a department with jobs in another language, whose pages are here',
    { department: ['legal'] },
    '/departments/legal/feed.xml',
    'Legal',
  ],
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

test('the feed of a place with jobs of another language only is that of all jobs', () => {
  const inLanguages = loadInLanguage<typeof SearchFeed>(
    'en-gb',
    'en-gb,de-de',
    'client/filters/query/search-feed.ts',
  )
  const places = [locationRef('tokyo')]
  const elsewhere = createJob({ title: 'Ingenieur', path: '/de/ingenieur/9', places })
  const found = inLanguages.findSearchFeed(
    { ...EMPTY_QUERY, location: ['tokyo'] },
    createListing([elsewhere]),
  )
  expect(found.path).toBe('/feed.xml')
})
