import type { FilterQuery, LocationView } from '../../shared/page-data/views.js'
import type { JobIndex } from '../search/job-index.js'
import { filterJobs } from './filter-jobs.js'
import * as words from '#words/listing.js'

export interface RemoteHint {
  slug: string
  /** For example '+ 5 remote roles open to the UK'. */
  text: string
  count: number
}

/**
 * The remote jobs in the countries of chosen offices: choosing an office must not add them
 * silently, nor hide that they exist.
 */
export function toRemoteHints(
  index: JobIndex,
  query: FilterQuery,
  locations: readonly LocationView[],
): RemoteHint[] {
  const remote = remoteLocationsOfOffices(query, locations)
  if (remote.length === 0) return []
  const found = filterJobs(index, query).length
  return remote
    .map((location) => {
      const wider = { ...query, location: [...query.location, location.slug] }
      const count = filterJobs(index, wider).length - found
      const country = toCountryPhrase(location) ?? location.name
      return { slug: location.slug, count, text: words.remoteHint(count, country) }
    })
    .filter(({ count }) => count > 0)
}

function remoteLocationsOfOffices(
  query: FilterQuery,
  locations: readonly LocationView[],
): LocationView[] {
  const isChosen = ({ slug }: LocationView) => query.location.includes(slug)
  const offices = locations.filter((location) => location.kind === 'office' && isChosen(location))
  const countries = new Set(offices.map(({ country }) => country).filter((code) => code !== null))
  return locations.filter(
    (location) =>
      location.kind === 'remote' && countries.has(location.country ?? '') && !isChosen(location),
  )
}

/** As in 'open to the UK'; null for a place of no country. */
export function toCountryPhrase({
  country,
  countryName,
}: Pick<LocationView, 'country' | 'countryName'>): string | null {
  return words.countriesInSentence[country ?? ''] ?? countryName
}
