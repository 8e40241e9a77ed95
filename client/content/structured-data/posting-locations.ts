import type { JobDocument, LocationDocument } from '../../shared/content-model/content-types.js'
import { isPresent, toDocumentId, toItems, toText } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import type { SiteContent } from '../site/site-content.js'

export interface PostingLocation {
  '@type': 'Place'
  address: {
    '@type': 'PostalAddress'
    streetAddress?: string
    addressLocality: string
    addressRegion?: string
    postalCode?: string
    addressCountry: string
  }
}

export interface PostingCountry {
  '@type': 'Country'
  name: string
}

export type PostingLocations =
  | { jobLocation: PostingLocation[] }
  | { jobLocationType: 'TELECOMMUTE'; applicantLocationRequirements: PostingCountry[] }

/** Where a job is done, as search engines take it; null where the content does not say it exactly. */
export function toPostingLocations(
  job: Node<JobDocument>,
  site: SiteContent,
): PostingLocations | null {
  if (job.data.workplace === 'Remote') {
    const countries = toCountries(job, site)
    return countries.length === 0
      ? null
      : { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countries }
  }
  const places = toJobLocations(job, site).map(toPlace).filter(isPresent)
  return places.length === 0 ? null : { jobLocation: places }
}

/** The documents of a job's places, in the editors' order. */
export function toJobLocations(
  job: Node<JobDocument>,
  site: SiteContent,
): Node<LocationDocument>[] {
  return toItems(job.data.locations)
    .map(({ location }) => site.locationById.get(toDocumentId(location) ?? ''))
    .filter(isPresent)
}

/** Google blocks sites that name these where it asks for a country. */
const NOT_A_COUNTRY = /^(eu|europe|european union|worldwide|emea|apac|anywhere|remote|.)$/i

function toCountries(job: Node<JobDocument>, site: SiteContent): PostingCountry[] {
  const names = toItems(job.data.remote_countries)
    .map(({ country }) => site.locationById.get(toDocumentId(country) ?? '')?.data)
    .filter((place) => place !== undefined && place.kind !== 'region')
    .map((place) => toText(place?.country_name))
    .filter((name) => name !== null && !NOT_A_COUNTRY.test(name))
  return [...new Set(names)].map((name) => ({ '@type': 'Country', name: name as string }))
}

const SEVERAL_PLACES_OR_NONE = /[;|/]| or |^remote/

function toPlace({ data }: Node<LocationDocument>): PostingLocation | null {
  const locality = toText(data.locality)
  const country = toText(data.country)
  if (data.kind !== 'office' || locality === null || country === null) return null
  if (locality.length < 2 || SEVERAL_PLACES_OR_NONE.test(locality)) return null
  if (!/^[A-Z]{2}$/.test(country)) return null
  const [street, region, postcode] = [data.street, data.region, data.postcode].map(toText)
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(street ? { streetAddress: street } : {}),
      addressLocality: locality,
      ...(region ? { addressRegion: region } : {}),
      ...(postcode ? { postalCode: postcode } : {}),
      addressCountry: country,
    },
  }
}
