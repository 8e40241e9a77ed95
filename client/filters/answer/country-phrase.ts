import type { LocationView } from '../../shared/page-data/views.js'
import { countriesInSentence } from '#words/listing.js'

/** As in 'open to the UK'; null for a place of no country. */
export function toCountryPhrase({
  country,
  countryName,
}: Pick<LocationView, 'country' | 'countryName'>): string | null {
  return countriesInSentence[country ?? ''] ?? countryName
}
