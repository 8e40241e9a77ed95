import type { FilterQuery } from '../../shared/page-data/views.js'
import type { JobIndex } from '../search/job-index.js'

export interface Spelling {
  typed: string
  used: string
}

/**
 * Replaces the search by its likely spelling only if it matches nothing in the whole listing, so
 * that a guess never mixes with results.
 */
export function withSpelling(
  index: JobIndex,
  query: FilterQuery,
): { answered: FilterQuery; spelling: Spelling | null } {
  const found = index.search(query.q).length
  const used = found > 0 ? null : index.spell(query.q)
  return used === null
    ? { answered: query, spelling: null }
    : { answered: { ...query, q: used }, spelling: { typed: query.q.trim(), used } }
}
