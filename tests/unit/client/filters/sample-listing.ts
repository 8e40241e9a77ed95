import { slugify } from '../../../../client/content/lib/slugify.js'
import type { ListingView } from '../../../../client/shared/page-data/listing-views.js'
import type { JobRow, LocationView } from '../../../../client/shared/page-data/views.js'

const location = (
  slug: string,
  name: string,
  kind: LocationView['kind'],
  country: string | null,
  countryName: string | null,
  within: string[],
  aliases: string[] = [],
): LocationView => ({
  slug,
  name,
  kind,
  path: `/locations/${slug}`,
  country,
  countryName,
  within,
  aliases,
})

/** Two regions, countries in them, offices and remote locations in these. */
export const LOCATIONS: LocationView[] = [
  location('france', 'France', 'country', 'FR', 'France', ['europe']),
  location('paris', 'Paris', 'office', 'FR', 'France', ['france', 'europe']),
  location('japan', 'Japan', 'country', 'JP', 'Japan', ['apac']),
  location('tokyo', 'Tokyo', 'office', 'JP', 'Japan', ['japan', 'apac']),
  location(
    'united-kingdom',
    'United Kingdom',
    'country',
    'GB',
    'United Kingdom',
    ['europe'],
    ['UK'],
  ),
  location('bristol', 'Bristol', 'office', 'GB', 'United Kingdom', ['united-kingdom', 'europe']),
  location('london', 'London', 'office', 'GB', 'United Kingdom', ['united-kingdom', 'europe']),
  location('remote-uk', 'Remote (UK)', 'remote', 'GB', 'United Kingdom', [
    'united-kingdom',
    'europe',
  ]),
  location('apac', 'APAC', 'region', null, null, []),
  location('europe', 'Europe', 'region', null, null, [], ['EMEA']),
]

export const DEPARTMENTS = [
  { slug: 'engineering', name: 'Engineering', path: '/departments/engineering', aliases: ['Tech'] },
  { slug: 'people', name: 'People & Culture', path: '/departments/people', aliases: [] },
  { slug: 'legal', name: 'Legal', path: '/departments/legal', aliases: [] },
]

let lastId = 1000

/** A job in London, unless `change` says otherwise. */
export function createJob(change: Partial<JobRow> & { title: string }): JobRow {
  lastId += 1
  const id = change.id ?? String(lastId)
  return {
    id,
    path: `/${slugify(change.title)}/${id}`,
    summary: null,
    department: { slug: 'engineering', name: 'Engineering' },
    places: [locationRef('london')],
    workplace: 'On-site',
    officeDays: null,
    remoteCountries: [],
    types: [{ slug: 'full-time', name: 'Full time' }],
    pay: null,
    yearlyPay: [],
    postedOn: '2026-01-05',
    closesAt: null,
    featured: false,
    keywords: [],
    ...change,
  }
}

export function locationRef(slug: string) {
  return { slug, name: LOCATIONS.find((entry) => entry.slug === slug)?.name ?? slug }
}

export function createListing(jobs: JobRow[], change: Partial<ListingView> = {}): ListingView {
  return {
    jobs,
    total: jobs.length,
    first: null,
    departments: DEPARTMENTS,
    places: LOCATIONS,
    currencies: [
      { code: 'GBP', name: 'British Pound', pattern: '£#' },
      { code: 'EUR', name: 'Euro', pattern: '€#' },
    ],
    synonyms: [['developer', 'engineer']],
    noRolesText: [],
    generalApplication: null,
    ...change,
  }
}
