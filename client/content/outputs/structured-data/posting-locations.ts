import type { JobDocument, LocationDocument } from '../../../shared/content-model/content-types.js'
import { isPresent, toText } from '../../documents/field-values.js'
import type { Node } from '../../documents/normalize-document.js'
import { toJobLocations, toRemoteLocations } from '../../site/job-row.js'
import { toTown } from '../../values/town.js'
import { memoizeLatest } from '../../lib/memoize-latest.js'
import type { SiteContext } from '../../site/site-context.js'

/** The members of a JobPosting that say where the job is done; null if the content is not exact. */
export const toPostingLocations = memoizeLatest((job: Node<JobDocument>, site: SiteContext) => {
  if (job.data.workplace === 'Remote') {
    const countries = toCountries(job, site)
    return countries.length === 0
      ? null
      : { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countries }
  }
  const places = toJobLocations(job, site).map(toAddress).filter(isPresent)
  return places.length === 0 ? null : { jobLocation: places }
})

/** Google blocks sites that name these where it asks for a country. */
const NOT_A_COUNTRY = /^(eu|europe|european union|worldwide|emea|apac|anywhere|remote|.)$/i

function toCountries(job: Node<JobDocument>, site: SiteContext) {
  const names = toRemoteLocations(job, site)
    .filter(({ data }) => data.kind !== 'region')
    .map(
      ({ data }) =>
        toText(data.country_name) ?? (data.kind === 'country' ? toText(data.name) : null),
    )
    .filter(isPresent)
    .filter((name) => !NOT_A_COUNTRY.test(name))
  return [...new Set(names)].map((name) => ({ '@type': 'Country', name }))
}

function toAddress({ data }: Node<LocationDocument>) {
  const locality = toTown(data.locality)
  const country = toText(data.country)
  if (data.kind !== 'office' || locality === null || country === null) return null
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
