import type { FilterQuery } from '../query/filter-query.js'
import type { JobIndex } from './job-index.js'
import { suggestSpelling } from './typo.js'

export interface Spelling {
  typed: string
  used: string
}

/**
 * The query that is answered: with another spelling of the search where the typed one finds nothing
 * in the whole listing. What was typed stays in the box and in the URL.
 */
export function withSpelling(
  index: JobIndex,
  query: FilterQuery,
): { answered: FilterQuery; spelling: Spelling | null } {
  const used =
    index.search(query.q)?.some((score) => score > 0) !== false
      ? null
      : suggestSpelling(index.words(), query.q)
  return used === null
    ? { answered: query, spelling: null }
    : { answered: { ...query, q: used }, spelling: { typed: query.q.trim(), used } }
}

/** "No roles match 'enginer'. Showing roles for 'engineer'." */
export function toSpellingText({ typed, used }: Spelling): string {
  return `No roles match ‘${typed}’. Showing roles for ‘${used}’.`
}
