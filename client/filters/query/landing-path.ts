import type { ListingView } from '../../shared/page-data/views.js'
import type { FilterQuery } from './filter-query.js'
import { toSearchWords } from './search-text.js'

/** The page of the one department or place that a query asks for and nothing else; null for the others. */
export function toLandingPath(query: FilterQuery, listing: ListingView): string | null {
  const { q, location, department, type } = query
  const isNarrowerStill = toSearchWords(q).length > 0 || type.length > 0
  if (isNarrowerStill || location.length + department.length !== 1) return null
  const entry =
    listing.departments.find(({ slug }) => slug === department[0]) ??
    listing.places.find(({ slug }) => slug === location[0])
  return entry?.path ?? null
}
