import { counted } from '../../shared/counted.js'
import type { LocationView } from '../../shared/page-data/views.js'
import { filterJobs } from './filter-jobs.js'
import type { FilterQuery } from '../query/filter-query.js'
import type { JobIndex } from '../search/job-index.js'

export interface RemoteHint {
  /** The remote place whose choice adds the roles. */
  slug: string
  /** For example '+ 5 remote roles open to the UK'. */
  text: string
  count: number
}

/**
 * For chosen offices, the remote roles of their countries that the result lacks: choosing an office
 * must not add them silently, and must not hide that they exist.
 */
export function toRemoteHints(
  index: JobIndex,
  query: FilterQuery,
  places: readonly LocationView[],
): RemoteHint[] {
  const found = filterJobs(index, query).length
  return remotePlacesOfOffices(query, places)
    .map((place) => {
      const wider = { ...query, location: [...query.location, place.slug] }
      const count = filterJobs(index, wider).length - found
      const roles = counted(count, 'remote role')
      return { slug: place.slug, count, text: `+ ${roles} open to ${countryPhrase(place)}` }
    })
    .filter(({ count }) => count > 0)
}

function remotePlacesOfOffices(
  query: FilterQuery,
  places: readonly LocationView[],
): LocationView[] {
  const chosen = places.filter(({ slug }) => query.location.includes(slug))
  const countries = new Set(
    chosen.filter(({ kind }) => kind === 'office').map(({ country }) => country),
  )
  return places.filter(
    ({ kind, country, slug }) =>
      kind === 'remote' &&
      country !== null &&
      countries.has(country) &&
      !query.location.includes(slug),
  )
}

/** Countries that English speakers shorten, or name with an article. */
const PHRASES: Record<string, string> = {
  GB: 'the UK',
  US: 'the US',
  AE: 'the UAE',
  NL: 'the Netherlands',
  PH: 'the Philippines',
}

function countryPhrase({ country, countryName, name }: LocationView): string {
  return PHRASES[country ?? ''] ?? countryName ?? name
}
