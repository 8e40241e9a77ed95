import type { JobRow, ListingView } from '../../shared/page-data/views.js'
import type { FilterKey } from '../query/filter-view.js'
import { createLocationMatcher } from './location-matches.js'
import { createSearchIndex, type SearchIndex } from './search-index.js'
import { searchJobs } from './search-jobs.js'

export interface IndexedJob {
  job: JobRow
  /** Where the job stands in the listing and in the search index. */
  position: number
  /** The choices of each group that find the job. */
  matches: Readonly<Record<FilterKey, ReadonlySet<string>>>
}

/** A listing made ready for any number of queries. */
export interface JobIndex {
  jobs: readonly IndexedJob[]
  /** Made at the first use, for most visitors never search. */
  words: () => SearchIndex
  /** As `searchJobs`; what the search box holds is asked for many times and looked up once. */
  search: (text: string) => Uint16Array | null
}

export function createJobIndex(listing: ListingView): JobIndex {
  const placesOf = createLocationMatcher(listing.places)
  let index: SearchIndex | null = null
  const words = () => (index ??= createSearchIndex(listing))
  let last: { text: string; scores: Uint16Array | null } = { text: '', scores: null }
  return {
    jobs: listing.jobs.map((job, position) => ({
      job,
      position,
      matches: {
        location: placesOf(job),
        department: new Set([job.department.slug]),
        type: new Set(job.types.map(({ slug }) => slug)),
      },
    })),
    words,
    search: (text) => {
      if (text !== last.text) last = { text, scores: searchJobs(words(), text) }
      return last.scores
    },
  }
}
