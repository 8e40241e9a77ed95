import type { FacetKey, FilterQuery } from '../../shared/page-data/views.js'
import { FACET_KEYS } from '../query/facets.js'
import type { Hit, JobIndex } from '../search/job-index.js'

/**
 * The rule of the listing: one value of each filter that has values, and every word of the search.
 * The order is the listing's own.
 */
export function filterJobs(index: JobIndex, query: FilterQuery): Hit[] {
  return index.search(query.q).filter((hit) => FACET_KEYS.every((key) => passes(hit, query, key)))
}

export function passes({ matches }: Hit, query: FilterQuery, key: FacetKey): boolean {
  return query[key].length === 0 || query[key].some((slug) => matches[key].has(slug))
}
