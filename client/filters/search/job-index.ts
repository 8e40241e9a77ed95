import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { FacetKey, JobRow } from '../../shared/page-data/views.js'
import { mapFacets } from '../query/facets.js'
import { findMatch, type MatchOf } from './find-match.js'
import { createTextReader } from './job-texts.js'
import type { SearchTerm } from './search-terms.js'
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
  /** Complete at the first use, for most visitors never search. */
  words: () => SearchIndex
  /** Reads a part of the jobs in advance; false when nothing is left to read. */
  prepare: () => boolean
  /** The jobs that match the search, whatever the filters. Caches the last result. */
  search: (text: string) => readonly Hit[]
  /** Why a search finds a job, worked out for the rows that are shown. */
  explain: (text: string) => MatchOf
}

/** So many are read well within a frame, on a slow phone too. */
const AT_ONCE = 50

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
  const begun = () => (index ??= createSearchIndex(listing))
  const words = () => {
    begun().read(Infinity)
    return begun()
  }
  let last: { text: string; hits: readonly Hit[] } = { text: '', hits: all }
  const search = (text: string) => {
    if (text !== last.text) last = { text, hits: rankJobs(all, searchJobs(words(), text)) }
    return last.hits
  }
  const readTexts = createTextReader(listing)
  const explain = (text: string) => {
    let terms: readonly SearchTerm[] | undefined
    return (job: JobRow) => findMatch(job, readTexts(job), (terms ??= words().toTerms(text)))
  }
  return { words, prepare: () => begun().read(AT_ONCE), search, explain }
}

function rankJobs(jobs: readonly Hit[], scores: Float32Array | null): readonly Hit[] {
  if (scores === null) return jobs
  return jobs
    .map((hit) => ({ ...hit, score: scores[hit.position] ?? 0 }))
    .filter(({ score }) => score > 0)
}
