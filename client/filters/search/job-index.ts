import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { FacetKey, JobRow } from '../../shared/page-data/views.js'
import { mapFacets } from '../query/facets.js'
import { createSearchIndex, searchJobs, type SearchIndex } from './search-index.js'

interface IndexedJob {
  job: JobRow
  position: number
  /** The options of each filter that find the job. */
  matches: Readonly<Record<FacetKey, ReadonlySet<string>>>
}

/** `score` is 0 without a search. */
export interface Hit extends IndexedJob {
  score: number
}

export interface JobIndex {
  /** Created at the first use, for most visitors never search. */
  words: () => SearchIndex
  /** The jobs that match the search, whatever the filters. Caches the last result. */
  search: (text: string) => readonly Hit[]
}

export function createJobIndex(listing: ListingView): JobIndex {
  const matchers = mapFacets(
    ({ createMatcher, valuesOf }) =>
      createMatcher?.(listing) ?? ((job: JobRow) => new Set(valuesOf(job).map(({ slug }) => slug))),
  )
  const all = listing.jobs.map((job, position) => ({
    job,
    position,
    matches: mapFacets((_, key) => matchers[key](job)),
    score: 0,
  }))
  let index: SearchIndex | null = null
  const words = () => (index ??= createSearchIndex(listing))
  let last: { text: string; hits: readonly Hit[] } = { text: '', hits: all }
  const search = (text: string) => {
    if (text !== last.text) last = { text, hits: rankJobs(all, searchJobs(words(), text)) }
    return last.hits
  }
  return { words, search }
}

function rankJobs(jobs: readonly Hit[], scores: Uint16Array | null): readonly Hit[] {
  if (scores === null) return jobs
  return jobs
    .map((hit) => ({ ...hit, score: scores[hit.position] ?? 0 }))
    .filter(({ score }) => score > 0)
}
