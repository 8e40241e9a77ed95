import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { FilterQuery } from '../../shared/page-data/views.js'
import { FACET_KEYS, mapFacets } from '../query/facets.js'
import { toPresetQuery } from '../query/filter-query.js'
import { toVocabulary } from '../query/vocabulary.js'
import { createJobIndex } from '../search/job-index.js'
import type { CreateSearchEngine } from '../search/search-engine.js'
import { filterJobs } from './filter-jobs.js'

/** The listing of a page about one kind of job: for its visitors there are no others. */
export function narrowListing(
  listing: ListingView,
  preset: Partial<FilterQuery> | undefined,
  createEngine: CreateSearchEngine | null,
): ListingView {
  if (preset === undefined) return listing
  const query = toPresetQuery(preset, toVocabulary(listing))
  const asksForNone = FACET_KEYS.some((key) => preset[key]?.length && query[key].length === 0)
  const hits = asksForNone ? [] : filterJobs(createJobIndex(listing, createEngine, true), query)
  return { ...listing, jobs: hits.map(({ job }) => job), total: hits.length }
}

/** What a visitor has chosen on such a page, with what the page itself stands for. */
export function withPreset(query: FilterQuery, preset: Partial<FilterQuery> = {}): FilterQuery {
  const chosen = mapFacets((_, key) => (query[key].length > 0 ? query[key] : (preset[key] ?? [])))
  return { ...query, ...chosen }
}
