import type { FacetKey, FilterQuery } from '../../shared/page-data/views.js'
import { FACET_KEYS } from '../query/facets.js'
import type { Hit, JobIndex } from '../search/job-index.js'

/**
 * The rule of the listing: one value of each filter that has values, and every word of the search.
 * The order is the listing's own.
 */
export function filterJobs(index: JobIndex, query: FilterQuery): Hit[] {
  const keys = toChosenKeys(query)
  return index.search(query.q).filter((hit) => keys.every((key) => passes(hit, query, key)))
}

/** The filters that have values: the others let every job pass. */
export function toChosenKeys(query: FilterQuery): FacetKey[] {
  return FACET_KEYS.filter((key) => query[key].length > 0)
}

/** For a filter that has values. */
export function passes({ matches }: Hit, query: FilterQuery, key: FacetKey): boolean {
  return query[key].some((slug) => matches[key].has(slug))
}
