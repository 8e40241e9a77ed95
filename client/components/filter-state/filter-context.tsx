import { createContext, useContext, useMemo, useReducer, useState, type ReactNode } from 'react'
import type { SortOrder } from '../../filters/query/filter-query.js'
import type { ParsedUrl } from '../../filters/query/filter-url.js'
import {
  filterReducer,
  INITIAL_FILTER_STATE,
  type FilterAction,
  type FilterState,
} from '../../filters/query/filter-state.js'

export interface Filters {
  state: FilterState
  dispatch: (action: FilterAction) => void
  /** Not part of the specification's state; it lives beside it so that it outlasts a page. */
  sort: SortOrder
  setSort: (sort: SortOrder) => void
  /** The listing as it was last seen, whose filters the state holds; null before there was one. */
  listing: SeenListing | null
  setListing: (listing: SeenListing) => void
  /** Path and query of that listing: where 'Back to roles' leads. */
  listingHref: string
}

export interface SeenListing {
  href: string
  /** Values that its URL asked for and that it does not offer. */
  unknown: ParsedUrl['unknown']
}

const FilterContext = createContext<Filters | null>(null)

/** Holds the site-wide state. It must stand around every page, so that the state outlasts pages. */
export function FilterProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(filterReducer, INITIAL_FILTER_STATE)
  const [sort, setSort] = useState<SortOrder>('department')
  const [listing, setListing] = useState<SeenListing | null>(null)
  const filters = useMemo(
    () => ({
      state,
      dispatch,
      sort,
      setSort,
      listing,
      setListing,
      listingHref: listing?.href ?? '/',
    }),
    [state, sort, listing],
  )
  return <FilterContext value={filters}>{children}</FilterContext>
}

export function useFilters(): Filters {
  const filters = useContext(FilterContext)
  if (filters === null) {
    throw new Error('useFilters was called outside FilterProvider.')
  }
  return filters
}
