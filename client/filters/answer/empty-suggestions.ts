import { toFilterChips, withoutChip } from '../query/active-filters.js'
import { filterJobs } from './filter-jobs.js'
import type { FilterQuery } from '../query/filter-query.js'
import type { FilterChip } from '../query/filter-view.js'
import type { JobIndex } from '../search/job-index.js'
import type { Vocabulary } from '../query/vocabulary.js'

const MOST = 3

export interface Removal {
  chip: FilterChip
  /** For example "Remove 'Contractor'". */
  label: string
  count: number
}

/** When nothing is found: the filters whose removal would bring the most roles, at most three. */
export function suggestRemovals(
  index: JobIndex,
  query: FilterQuery,
  vocabulary: Vocabulary,
): Removal[] {
  return toFilterChips(query, vocabulary)
    .map((chip) => ({
      chip,
      label: chip.key === 'q' ? 'Remove your search' : `Remove ‘${chip.label}’`,
      count: filterJobs(index, withoutChip(query, chip)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
}
