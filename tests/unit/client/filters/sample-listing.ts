import { slugify } from '../../../../client/content/lib/slugify.js'
import type {
  JobRow,
  ListingView,
  LocationView,
} from '../../../../client/shared/page-data/views.js'

const place = (
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

/** A small world: two regions, countries in them, offices and remote places in these. */
export const PLACES: LocationView[] = [
  place('france', 'France', 'country', 'FR', 'France', ['europe']),
  place('paris', 'Paris', 'office', 'FR', 'France', ['france', 'europe']),
  place('japan', 'Japan', 'country', 'JP', 'Japan', ['apac']),
  place('tokyo', 'Tokyo', 'office', 'JP', 'Japan', ['japan', 'apac']),
  place('united-kingdom', 'United Kingdom', 'country', 'GB', 'United Kingdom', ['europe'], ['UK']),
  place('bristol', 'Bristol', 'office', 'GB', 'United Kingdom', ['united-kingdom', 'europe']),
  place('london', 'London', 'office', 'GB', 'United Kingdom', ['united-kingdom', 'europe']),
  place('remote-uk', 'Remote (UK)', 'remote', 'GB', 'United Kingdom', ['united-kingdom', 'europe']),
  place('apac', 'APAC', 'region', null, null, []),
  place('europe', 'Europe', 'region', null, null, [], ['EMEA']),
]

export const DEPARTMENTS = [
  { slug: 'engineering', name: 'Engineering', path: '/departments/engineering', aliases: ['Tech'] },
  { slug: 'people', name: 'People & Culture', path: '/departments/people', aliases: [] },
  { slug: 'legal', name: 'Legal', path: '/departments/legal', aliases: [] },
]

let lastId = 1000

/** A vacancy in London, unless told otherwise. */
export function createJob(change: Partial<JobRow> & { title: string }): JobRow {
  lastId += 1
  const id = change.id ?? String(lastId)
  return {
    id,
    path: `/${slugify(change.title)}/${id}`,
    summary: null,
    department: { slug: 'engineering', name: 'Engineering' },
    places: [placeRef('london')],
    workplace: 'On-site',
    officeDays: null,
    remoteCountries: [],
    types: [{ slug: 'full-time', name: 'Full time' }],
    pay: null,
    postedOn: '2026-01-05',
    closesAt: null,
    featured: false,
    keywords: [],
    ...change,
  }
}

export function placeRef(slug: string) {
  return { slug, name: PLACES.find((entry) => entry.slug === slug)?.name ?? slug }
}

export function createListing(jobs: JobRow[], change: Partial<ListingView> = {}): ListingView {
  return {
    jobs,
    departments: DEPARTMENTS,
    places: PLACES,
    synonyms: [['developer', 'engineer']],
    noRolesText: [],
    generalApplication: null,
    ...change,
  }
}
