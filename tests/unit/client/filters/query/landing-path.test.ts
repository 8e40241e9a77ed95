import { EMPTY_QUERY, type FilterQuery } from '../../../../../client/filters/query/filter-query.js'
import { toLandingPath } from '../../../../../client/filters/query/landing-path.js'
import { createListing } from '../sample-listing.js'

const listing = createListing([])

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
])('%j is shown at %s', (query, path) => {
  expect(toLandingPath({ ...EMPTY_QUERY, ...query }, listing)).toBe(path)
})
