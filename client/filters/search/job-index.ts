import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { FacetKey, JobRow } from '../../shared/page-data/views.js'
import { mapFacets } from '../query/facets.js'
import { isSearch } from '../query/filter-query.js'
import type { CreateSearchEngine, Found, SearchEngine } from './search-engine.js'

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
  /** The jobs that match the search, whatever the filters. Caches the last result. */
  search: (text: string) => readonly Hit[]
  /** How a text was understood, and why it finds a job; null if it is no search. */
  explain: (text: string) => Explanation | null
  /** Null without an engine; see `SearchEngine`. */
  prepare: () => Promise<void> | null
}

type Explanation = Omit<Found, 'scores'>

/** Without an engine nothing but the filters can be asked; a strict index guesses nothing of a search. */
export function createJobIndex(
  listing: ListingView,
  createEngine: CreateSearchEngine | null,
  isStrict = false,
): JobIndex {
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
  let created: SearchEngine | undefined
  const engine = () => {
    created ??= createEngine?.(listing)
    if (created === undefined) throw new Error('A search needs its engine.')
    return created
  }
  let last: { text: string; found: Found; hits: readonly Hit[] } | undefined
  const read = (text: string) => {
    if (last?.text !== text) {
      const found = engine().read(text, isStrict)
      last = { text, found, hits: rankJobs(all, found.scores) }
    }
    return last
  }
  return {
    search: (text) => (isSearch(text) ? read(text).hits : all),
    explain: (text) => (isSearch(text) ? read(text).found : null),
    prepare: () => (createEngine === null ? null : engine().prepare()),
  }
}

function rankJobs(jobs: readonly Hit[], scores: Float32Array | null): readonly Hit[] {
  if (scores === null) return jobs
  return jobs
    .map((hit) => ({ ...hit, score: scores[hit.position] ?? 0 }))
    .filter(({ score }) => score > 0)
}
