import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import type { FilterQuery } from '../../../../../client/shared/page-data/views.js'
import { toLandingPath } from '../../../../../client/filters/query/filter-url.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { createListing } from '../sample-listing.js'

const vocabulary = toVocabulary(createListing([]))

it.each<[Partial<FilterQuery>, string | null]>([
  [{}, null],
  [{ department: ['people'] }, '/departments/people'],
  [{ location: ['london'] }, '/locations/london'],
  [{ location: ['london'], sort: 'newest' }, '/locations/london'],
  [{ location: ['london', 'paris'] }, null],
  [{ location: ['london'], department: ['people'] }, null],
  [{ department: ['people'], type: ['full-time'] }, null],
  [{ department: ['people'], q: 'qa' }, null],
  [{ department: ['people'], q: ' - ' }, '/departments/people'],
  [{ department: ['a-stray'] }, null],
  [{ type: ['full-time'] }, null],
])('the landing page of the query %j is %s', (query, path) => {
  expect(toLandingPath({ ...EMPTY_QUERY, ...query }, vocabulary)).toBe(path)
})
