import { createContext, useContext, useMemo, useReducer, useState, type ReactNode } from 'react'
import {
  filterReducer,
  INITIAL_FILTER_STATE,
  type FilterAction,
  type FilterState,
} from '../../filters/query/filter-state.js'
import type { ExtraQuery } from '../../filters/query/filter-query.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

interface Filters {
  state: FilterState
  dispatch: (action: FilterAction) => void
  /** Not part of the specified state, but it survives navigation too. */
  extra: ExtraQuery
  setExtra: (extra: ExtraQuery) => void
  /** The last listing that was on screen; the filter state is its state. */
  listing: SeenListing | null
  setListing: (listing: SeenListing) => void
  /** Target of 'All roles': path and query of that listing. */
  listingHref: string
}

interface SeenListing {
  href: string
  unknown: readonly string[]
  /** How many rows of a long list the visitor has opened; none at the start. */
  opened?: number
}

/** Not imported: the code of the filters is no part of the first load. */
const NO_EXTRA: ExtraQuery = { remote: [], pay: [], sort: 'department' }

const FilterContext = createContext<Filters | null>(null)

/** Rendered outside the page component, so that the state survives navigation. */
export function FilterProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(filterReducer, INITIAL_FILTER_STATE)
  const [extra, setExtra] = useState<ExtraQuery>(NO_EXTRA)
  const [listing, setListing] = useState<SeenListing | null>(null)
  const filters = useMemo(() => {
    const listingHref = listing?.href ?? FRONT_PATH
    return { state, dispatch, extra, setExtra, listing, setListing, listingHref }
  }, [state, extra, listing])
  return <FilterContext value={filters}>{children}</FilterContext>
}

export function useFilters(): Filters {
  const filters = useContext(FilterContext)
  if (filters === null) throw new Error('useFilters was called outside FilterProvider.')
  return filters
}
