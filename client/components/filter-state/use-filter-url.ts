import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { usePageLocation } from '../../runtime/address/navigation-context.js'
import { useFilters } from './filter-context.js'
import { EMPTY_QUERY, toFilterQuery, type FilterQuery } from '../../filters/query/filter-query.js'
import {
  hasOwnKeys,
  parseFilterUrl,
  serialiseFilterUrl,
  type ParsedUrl,
} from '../../filters/query/filter-url.js'
import { toActions, toLoadActions } from '../../filters/query/query-actions.js'
import { pushQuery, replaceQuery } from './replace-query.js'
import { useAddressQuery } from './use-address-query.js'
import type { Vocabulary } from '../../filters/query/vocabulary.js'

/** While a visitor types, the URL waits until nothing has been typed for so long. */
const TYPING_IDLE_MS = 300

export interface FilterUrl {
  query: FilterQuery
  /** Values that the URL asked for and the listing does not offer. */
  unknown: ParsedUrl['unknown']
  /** Takes a new query over, as a new history entry. */
  choose: (query: FilterQuery) => void
  /** Takes a typed search over; the URL follows when the typing pauses. */
  type: (q: string) => void
  clear: () => void
  /** Writes now what would be written after the pause. */
  flush: () => void
}

/**
 * Keeps the filter state and the URL's query string equal. Where they differ the URL wins, at once:
 * Back must find the list as it was before it can find the place in it. The server knows no query
 * string, so the first render shows the `preset`, which also holds where the URL says nothing.
 */
export function useFilterUrl(vocabulary: Vocabulary, preset: FilterQuery): FilterUrl {
  const { state, dispatch, sort, setSort, listing, setListing } = useFilters()
  const { pathname } = usePageLocation()
  const search = useAddressQuery(pathname)
  const waiting = useRef<{ timer: number; write: () => void } | null>(null)

  const parsed = useMemo(() => parseFilterUrl(search ?? '', vocabulary), [search, vocabulary])
  const isNew = search !== null && listing?.href !== pathname + search
  const known = useMemo(() => toFilterQuery(state, sort), [state, sort])
  const asked = hasOwnKeys(search ?? '') ? parsed.query : preset
  const query = isNew || listing === null ? asked : known

  const stopWaiting = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = null
  }
  const write = (
    next: FilterQuery,
    change: (search: string) => void,
    unknown: ParsedUrl['unknown'] = [],
  ) => {
    const { foreign } = parseFilterUrl(window.location.search, vocabulary)
    const target = serialiseFilterUrl(next, foreign)
    if (target !== window.location.search) change(target)
    setListing({ href: pathname + target, unknown })
  }

  const takeOver = useEffectEvent(() => {
    stopWaiting()
    for (const action of toLoadActions(asked)) dispatch(action)
    setSort(asked.sort)
    if (parsed.rewritten) write(parsed.query, replaceQuery, parsed.unknown)
    else setListing({ href: pathname + (search ?? ''), unknown: [] })
  })
  useLayoutEffect(() => {
    if (isNew) takeOver()
  }, [isNew, pathname, search])
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])

  const flush = () => {
    const write = waiting.current?.write
    stopWaiting()
    write?.()
  }
  const change = (next: FilterQuery) => {
    for (const action of toActions(query, next)) dispatch(action)
    setSort(next.sort)
  }
  return {
    query,
    unknown: isNew ? parsed.unknown : (listing?.unknown ?? []),
    flush,
    choose: (next) => {
      flush()
      change(next)
      write(next, pushQuery)
    },
    type: (q) => {
      const next = { ...query, q }
      change(next)
      stopWaiting()
      const writeNow = () => write(next, replaceQuery)
      waiting.current = { timer: window.setTimeout(flush, TYPING_IDLE_MS), write: writeNow }
    },
    clear: () => {
      flush()
      dispatch({ type: 'SET_FILTER_RESET', payload: true })
      write({ ...EMPTY_QUERY, sort: query.sort }, pushQuery)
    },
  }
}
