import type { Vocabulary } from '../../shared/page-data/listing-views.js'
import type { FacetKey, FilterQuery } from '../../shared/page-data/views.js'
import { FACET_KEYS } from '../query/facets.js'
import { toggleValue, isSearch } from '../query/filter-query.js'
import { nameOf } from '../query/vocabulary.js'
import type { JobIndex } from '../search/job-index.js'
import { filterJobs } from './filter-jobs.js'
import * as words from '#words/listing.js'

export interface FilterChip {
  key: FacetKey | 'q'
  slug: string
  label: string
}

export function toFilterChips(query: FilterQuery, vocabulary: Vocabulary): FilterChip[] {
  const search: FilterChip[] = isSearch(query.q)
    ? [{ key: 'q', slug: '', label: words.searchedFor(query.q.trim()) }]
    : []
  return [
    ...search,
    ...FACET_KEYS.flatMap((key) =>
      query[key].map((slug) => ({ key, slug, label: nameOf(vocabulary, key, slug) })),
    ),
  ]
}

export function withoutChip(query: FilterQuery, { key, slug }: FilterChip): FilterQuery {
  return key === 'q' ? { ...query, q: '' } : toggleValue(query, key, slug)
}

const MAX_REMOVALS = 3

export interface Removal {
  chip: FilterChip
  /** For example "Remove 'Contractor'". */
  label: string
  /** Jobs found without it. */
  count: number
}

/** The filters whose removal would find the most jobs. */
export function suggestRemovals(
  index: JobIndex,
  query: FilterQuery,
  vocabulary: Vocabulary,
): Removal[] {
  return toFilterChips(query, vocabulary)
    .map((chip) => ({
      chip,
      label: chip.key === 'q' ? words.removeSearch : words.removeFilter(chip.label),
      count: filterJobs(index, withoutChip(query, chip)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_REMOVALS)
}
