import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { FacetKey, JobRow } from '../../shared/page-data/views.js'
import { mapFacets } from '../query/facets.js'
import { isSearch } from '../query/is-search.js'
import type { MatchOf } from './find-match.js'
import type { CreateSearchEngine, SearchEngine } from './search-engine.js'

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

export interface JobIndex extends Pick<SearchEngine, 'prepare' | 'spell'> {
  /** The jobs that match the search, whatever the filters. Caches the last result. */
  search: (text: string) => readonly Hit[]
  /** Why a search finds a job, worked out for the rows that are shown; undefined without a search. */
  explain: (text: string) => MatchOf | undefined
}

/** Without an engine nothing but the filters can be asked. */
export function createJobIndex(
  listing: ListingView,
  createEngine: CreateSearchEngine | null,
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
  let last: { text: string; hits: readonly Hit[] } = { text: '', hits: all }
  const search = (text: string) => {
    const rank = () => rankJobs(all, engine().score(text))
    if (text !== last.text) last = { text, hits: isSearch(text) ? rank() : all }
    return last.hits
  }
  return {
    search,
    prepare: () => createEngine !== null && engine().prepare(),
    spell: (text) => (isSearch(text) ? engine().spell(text) : null),
    explain: (text) => (isSearch(text) ? engine().explain(text) : undefined),
  }
}

function rankJobs(jobs: readonly Hit[], scores: Float32Array | null): readonly Hit[] {
  if (scores === null) return jobs
  return jobs
    .map((hit) => ({ ...hit, score: scores[hit.position] ?? 0 }))
    .filter(({ score }) => score > 0)
}
