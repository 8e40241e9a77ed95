import type { FacetOption, ListingView } from '../../shared/page-data/listing-views.js'
import type { JobRow } from '../../shared/page-data/views.js'
import * as words from '#words/listing.js'

const FOUND: ReadonlySet<string> = new Set(['true'])
const NOT_FOUND: ReadonlySet<string> = new Set()

/** Finds a remote job, and one that names a remote location as well as offices. */
export function createRemoteMatcher({ places }: ListingView): (job: JobRow) => ReadonlySet<string> {
  const remote = new Set(places.filter(({ kind }) => kind === 'remote').map(({ slug }) => slug))
  return (job) =>
    job.workplace === 'Remote' || job.places.some(({ slug }) => remote.has(slug))
      ? FOUND
      : NOT_FOUND
}

/** One switch; redundant where it would change nothing. */
export function toRemoteOptions(listing: ListingView): FacetOption[] {
  const match = createRemoteMatcher(listing)
  const redundant = listing.jobs.every((job) => match(job) === FOUND)
  return [{ slug: 'true', name: words.remoteOnly, aliases: ['1', 'yes'], redundant }]
}
