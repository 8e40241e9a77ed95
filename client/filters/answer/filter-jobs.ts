import { FILTER_KEYS, type FilterQuery } from '../query/filter-query.js'
import type { FilterKey } from '../query/filter-view.js'
import type { IndexedJob, JobIndex } from '../search/job-index.js'

/** A job that a query finds, with how well it answers the search (0 without one). */
export interface Hit {
  entry: IndexedJob
  score: number
}

/**
 * The rule of the listing: one value of each group that has values, and every word of the search.
 * The order is the listing's own.
 */
export function filterJobs(index: JobIndex, query: FilterQuery): Hit[] {
  const hits: Hit[] = []
  visitSearched(index, query, (entry, score) => {
    if (FILTER_KEYS.every((key) => isInGroup(entry, query, key))) hits.push({ entry, score })
  })
  return hits
}

/** Whether a group lets a job through: one that asks for nothing lets all through. */
export function isInGroup(entry: IndexedJob, query: FilterQuery, key: FilterKey): boolean {
  return query[key].length === 0 || query[key].some((slug) => entry.matches[key].has(slug))
}

/** Visits the jobs that the search alone finds. */
export function visitSearched(
  index: JobIndex,
  query: FilterQuery,
  visit: (entry: IndexedJob, score: number) => void,
): void {
  const scores = index.search(query.q)
  for (const entry of index.jobs) {
    const score = scores?.[entry.position] ?? 0
    if (scores === null || score > 0) visit(entry, score)
  }
}
