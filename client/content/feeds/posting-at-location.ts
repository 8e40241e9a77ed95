import md5 from 'md5'
import type { LocationDocument } from '../../shared/content-model/content-types.js'
import { toText } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import type { FeedJob } from './feed-jobs.js'

/** Boards want a job once for each place at which it is done. */
export interface PostingAtLocation {
  job: FeedJob
  place: Node<LocationDocument>
  /** Never changes for a job at a place; at most 40 characters. */
  reference: string
}

const LONGEST_REFERENCE = 40

export function toPostingsAtLocations(jobs: readonly FeedJob[]): PostingAtLocation[] {
  return jobs.flatMap((job) =>
    [...new Set(job.places)].map((place) => ({ job, place, reference: toReference(job, place) })),
  )
}

function toReference({ id }: FeedJob, { uid }: Node<LocationDocument>): string {
  const reference = `${id}-${uid ?? ''}`
  return reference.length <= LONGEST_REFERENCE ? reference : `${id}-${md5(uid ?? '').slice(0, 12)}`
}

/** 'Bristol, England, United Kingdom', or the country of a place without an address. */
export function toLocationText({ data }: Node<LocationDocument>): string {
  const parts = data.kind === 'office' ? [data.locality, data.region, data.country_name] : []
  const known = parts.map(toText).filter((part) => part !== null)
  return [...new Set(known)].join(', ') || toText(data.country_name) || toText(data.name) || ''
}
