import fc from 'fast-check'
import type { ListingView } from '../../../../client/shared/page-data/listing-views.js'
import type { FilterQuery, JobRow } from '../../../../client/shared/page-data/views.js'
import { createListing, DEPARTMENTS, LOCATIONS, locationRef } from './sample-listing.js'

const WORDS = [
  'Software',
  'Field',
  'Data',
  'Engineer',
  'Designer',
  'QA',
  'Senior',
  'Analyst',
  'Café',
]
const TYPES = [
  { slug: 'full-time', name: 'Full time' },
  { slug: 'part-time', name: 'Part time' },
  { slug: 'contractor', name: 'Contractor' },
]
const LOCATION_SLUGS = LOCATIONS.map(({ slug }) => slug)
const COUNTRIES = ['GB', 'FR', 'JP', 'DE']

const job = (position: number): fc.Arbitrary<JobRow> =>
  fc.record({
    id: fc.constant(String(1001 + position)),
    path: fc.constant(`/job/${1001 + position}`),
    title: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map(join),
    summary: fc.option(fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map(join)),
    department: fc.constantFrom(...DEPARTMENTS.map(({ slug, name }) => ({ slug, name }))),
    places: fc
      .uniqueArray(fc.constantFrom(...LOCATION_SLUGS), { maxLength: 4 })
      .map((slugs) => slugs.map(locationRef)),
    workplace: fc.constantFrom('On-site', 'Hybrid', 'Remote', null),
    officeDays: fc.constant(null),
    remoteCountries: fc.uniqueArray(fc.constantFrom(...COUNTRIES), { maxLength: 3 }),
    types: fc.uniqueArray(fc.constantFrom(...TYPES), {
      maxLength: 2,
      selector: ({ slug }) => slug,
    }),
    pay: fc.constantFrom(null, '£42,000 to £54,000 a year'),
    yearlyPay: fc.uniqueArray(
      fc.record({
        currency: fc.constantFrom('GBP', 'EUR'),
        upTo: fc.integer({ min: 18_000, max: 99_000 }),
      }),
      { maxLength: 2, selector: ({ currency }) => currency },
    ),
    postedOn: fc.constantFrom(null, '2026-01-05', '2026-02-01', '2026-03-09'),
    closesAt: fc.constant(null),
    featured: fc.boolean(),
    keywords: fc.array(fc.constantFrom('rust', 'water', 'sonar'), { maxLength: 2 }),
  })

/** Any listing of exactly so many jobs. */
export function listingOf(size: number): fc.Arbitrary<ListingView> {
  return fc
    .tuple(...Array.from({ length: size }, (_, position) => job(position)))
    .map((jobs) => createListing(jobs))
}

const some = (slugs: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...slugs), { maxLength: 3 })

/** Any query that the listing's controls can produce, with any text in the search box. */
export const anyQuery: fc.Arbitrary<FilterQuery> = fc.record({
  q: fc.oneof(
    fc.constant(''),
    fc
      .array(fc.constantFrom('eng', 'field', 'qa', 'london', 'remote', 'zz'), { maxLength: 3 })
      .map(join),
    fc.string({ unit: 'grapheme' }),
  ),
  location: some(LOCATION_SLUGS),
  department: some(DEPARTMENTS.map(({ slug }) => slug)),
  type: some(TYPES.map(({ slug }) => slug)),
  remote: fc.constantFrom([], ['true']),
  pay: fc.constantFrom([], ['gbp-40000'], ['eur-20000'], ['gbp-90000']),
  sort: fc.constantFrom('department', 'newest'),
})

function join(words: string[]): string {
  return words.join(' ')
}
