import { EMPTY_QUERY, type FilterQuery } from '../../../../../client/filters/query/filter-query.js'
import { findSearchFeed } from '../../../../../client/filters/query/search-feed.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { createJob, createListing, placeRef } from '../sample-listing.js'

const listing = createListing([
  createJob({ title: 'Engineer' }),
  createJob({
    title: 'Recruiter',
    department: { slug: 'people', name: 'People & Culture' },
    places: [placeRef('paris')],
  }),
  createJob({ title: 'Counsel', department: { slug: 'stray', name: 'Stray' } }),
])
const feedOf = (query: Partial<FilterQuery>) =>
  findSearchFeed({ ...EMPTY_QUERY, ...query }, listing, toVocabulary(listing))

it.each<[string, Partial<FilterQuery>, string, string | null]>([
  ['nothing', {}, '/feed.xml', null],
  [
    'one department',
    { department: ['engineering'] },
    '/departments/engineering/feed.xml',
    'Engineering',
  ],
  ['one place', { location: ['paris'] }, '/locations/paris/feed.xml', 'Paris'],
  [
    'a department at a place around its roles',
    { department: ['engineering'], location: ['europe'] },
    '/departments/engineering/europe/feed.xml',
    'Engineering, Europe',
  ],
  [
    'a department that is not at the place',
    { department: ['engineering'], location: ['paris'] },
    '/departments/engineering/feed.xml',
    'Engineering',
  ],
  ['a place without roles', { location: ['tokyo'] }, '/feed.xml', null],
  [
    'words and a type, which no feed can follow',
    { q: 'engineer', type: ['full-time'], location: ['london'] },
    '/locations/london/feed.xml',
    'London',
  ],
  ['two departments', { department: ['engineering', 'people'] }, '/feed.xml', null],
  ['a department without a page', { department: ['stray'] }, '/feed.xml', null],
])('for %s names the narrowest feed that holds it', (_, query, path, name) => {
  expect(feedOf(query)).toMatchObject({ path, name })
})

it('names the department that it is of', () => {
  expect(feedOf({ department: ['people'] }).department).toBe('People & Culture')
  expect(feedOf({ location: ['paris'] }).department).toBeNull()
})
