import md5 from 'md5'
import type { LocationDocument } from '../../../shared/content-model/content-types.js'
import { toText } from '../../documents/field-values.js'
import type { Node } from '../../documents/normalize-document.js'
import { toApplyLinks } from '../../site/apply-links.js'
import { toTown } from '../../values/town.js'
import type { FeedJob } from './feed-jobs.js'

/** Job boards list a job once per location. */
export interface PostingAtLocation {
  job: FeedJob
  location: Node<LocationDocument>
  /** Stays the same for a job at a location; at most 40 characters. */
  reference: string
}

const LONGEST_REFERENCE = 40

export function toPostingsAtLocations(jobs: readonly FeedJob[]): PostingAtLocation[] {
  return jobs.flatMap((job) =>
    job.boardPlaces.map((location) => ({ job, location, reference: toReference(job, location) })),
  )
}

function toReference({ id }: FeedJob, { uid }: Node<LocationDocument>): string {
  const reference = `${id}-${uid ?? ''}`
  return reference.length <= LONGEST_REFERENCE ? reference : `${id}-${md5(uid ?? '').slice(0, 12)}`
}

/** Where to apply for a job at one of its locations; null if nobody can. */
export function toApplyUrl({ node }: FeedJob, at?: Node<LocationDocument>): string | null {
  const links = toApplyLinks(node.data)
  const best =
    links.find(({ locationId }) => locationId !== null && locationId === at?.id) ??
    links.find(({ locationId }) => locationId === null) ??
    links[0]
  return best?.address ?? null
}

/** The parts of an address that boards ask for; only an office has more than a country. */
export function toAddress({ data }: Node<LocationDocument>) {
  const isOffice = data.kind === 'office'
  return {
    city: isOffice ? toTown(data.locality) : null,
    state: isOffice ? toText(data.region) : null,
    postcode: isOffice ? toText(data.postcode) : null,
    country: toText(data.country),
  }
}

/** 'Bristol, England, United Kingdom', or the country of a location without an address. */
export function toLocationText(location: Node<LocationDocument>): string {
  const { city, state } = toAddress(location)
  const { name, country_name, kind } = location.data
  const known = [city, state, kind === 'office' ? toText(country_name) : null]
  const parts = known.filter((part) => part !== null)
  return [...new Set(parts)].join(', ') || toText(country_name) || toText(name) || ''
}
