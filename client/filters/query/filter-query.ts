import type { FilterState } from './filter-state.js'
import type { FilterKey } from './filter-view.js'
import { toSearchWords } from './search-text.js'

/** 'department' groups roles by department; it is the default and never written to the URL. */
export type SortOrder = 'department' | 'newest'

/** What is asked of a listing, in the words of its URL. Values of lists are slugs. */
export interface FilterQuery {
  q: string
  location: readonly string[]
  department: readonly string[]
  type: readonly string[]
  sort: SortOrder
}

export const FILTER_KEYS = ['location', 'department', 'type'] as const satisfies FilterKey[]

export const EMPTY_QUERY: FilterQuery = {
  q: '',
  location: [],
  department: [],
  type: [],
  sort: 'department',
}

export function toFilterQuery(state: FilterState, sort: SortOrder): FilterQuery {
  return {
    q: state.role_search,
    location: state.filter_location,
    department: state.filter_department,
    type: state.filter_type,
    sort,
  }
}

/** Whether the query asks for some of the roles only; the order does not count. */
export function isNarrowed(query: FilterQuery): boolean {
  return toSearchWords(query.q).length > 0 || FILTER_KEYS.some((key) => query[key].length > 0)
}

/** The query with one value of a group chosen, or no longer chosen. */
export function toggleValue(query: FilterQuery, key: FilterKey, slug: string): FilterQuery {
  const values = query[key]
  const next = values.includes(slug) ? values.filter((value) => value !== slug) : [...values, slug]
  return { ...query, [key]: next }
}
