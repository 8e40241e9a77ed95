import type { LocationView } from '../../shared/page-data/views.js'

/** Countries whose English name is shortened or needs an article. */
const PHRASES: Record<string, string> = {
  GB: 'the UK',
  US: 'the US',
  AE: 'the UAE',
  NL: 'the Netherlands',
  PH: 'the Philippines',
}

/** As in 'open to the UK'; null for a place of no country. */
export function toCountryPhrase({
  country,
  countryName,
}: Pick<LocationView, 'country' | 'countryName'>): string | null {
  return PHRASES[country ?? ''] ?? countryName
}
