import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { EMPTY_QUERY, toActions, toFilterQuery } from '../../filters/query/filter-query.js'
import { parseFilterUrl, serialiseFilterUrl } from '../../filters/query/filter-url.js'
import { usePageLocation } from '../../runtime/address/navigation-context.js'
import { attempt } from '../../shared/lib/attempt.js'
import { hasPreviewCookie } from '../../shared/preview/has-preview-cookie.js'
import type { Vocabulary } from '../../shared/page-data/listing-views.js'
import type { FilterQuery } from '../../shared/page-data/views.js'
import { isAddress, pushQuery, replaceQuery, useAddressQuery } from './address-query.js'
import { useFilters } from './filter-context.js'

const TYPING_PAUSE_MS = 300

interface FilterUrl {
  query: FilterQuery
  unknown: readonly string[]
  choose: (query: FilterQuery) => void
  /** Applies a typed search; the URL follows when the typing pauses, and its last word is finished. */
  type: (q: string, isUnfinished: boolean) => void
  clear: () => void
  /** Writes the URL without waiting for the pause. */
  flush: () => void
}

/**
 * Keeps the filter state and the URL's query string equal. The server knows no query string, so the
 * first render shows all jobs.
 */
export function useFilterUrl(vocabulary: Vocabulary): FilterUrl {
  const { state, dispatch, setExtra } = useFilters()
  const write = useQueryWriter()
  // What is chosen while the dialog is open is one step of the history, which Back undoes as a whole.
  const isStepped = useRef(false)
  useEffect(() => {
    isStepped.current = false
  }, [state.body_fixed])
  const typing = useDelayedTask(TYPING_PAUSE_MS)
  const { query, unknown } = useQueryReader(vocabulary, write, () => {
    typing.cancel()
    isStepped.current = false
  })
  const take = (next: FilterQuery) => {
    write(next, isStepped.current ? replaceQuery : pushQuery)
    isStepped.current = state.body_fixed
  }

  const apply = (next: FilterQuery) => {
    for (const action of toActions(next, query)) dispatch(action)
    setExtra(next)
  }
  return {
    query,
    unknown,
    flush: typing.flush,
    choose: (next) => {
      typing.flush()
      apply(next)
      take(next)
    },
    type: (q, isUnfinished) => {
      const next = { ...query, q }
      apply(next)
      if (isUnfinished) typing.cancel()
      // By itself a timer's update waits behind a transition, which would take the new address for a link's.
      else typing.set(() => flushSync(() => write(next, replaceQuery)))
    },
    clear: () => {
      typing.flush()
      dispatch({ type: 'SET_FILTER_RESET', payload: true })
      const nothing = { ...EMPTY_QUERY, sort: query.sort }
      setExtra(nothing)
      take(nothing)
    },
  }
}

type QueryWriter = ReturnType<typeof useQueryWriter>

function useQueryWriter() {
  const { setListing } = useFilters()
  const { pathname } = usePageLocation()
  return (
    query: FilterQuery,
    change: (search: string) => void,
    unknown: readonly string[] = [],
  ) => {
    const search = serialiseFilterUrl(query, window.location.search)
    // After Back the address may be that of another page, which is still loading.
    if (!isAddress(pathname)) return setListing({ href: pathname + search, unknown })
    if (search !== window.location.search) change(search)
    // Where the browser refuses, the address stays behind, and what is chosen counts.
    setListing({ href: pathname + window.location.search, unknown })
  }
}

/**
 * Where URL and state differ, the URL wins in the same frame, because after Back the list must be
 * complete before the scroll position is restored.
 */
function useQueryReader(
  vocabulary: Vocabulary,
  write: QueryWriter,
  cancelWrite: () => void,
): Pick<FilterUrl, 'query' | 'unknown'> {
  const { state, dispatch, extra, setExtra, listing, setListing } = useFilters()
  const { pathname } = usePageLocation()
  const search = useAddressQuery(pathname)

  const parsed = useMemo(() => parseFilterUrl(search ?? '', vocabulary), [search, vocabulary])
  const known = useMemo(() => toFilterQuery(state, extra), [state, extra])
  const isNew = search !== null && listing?.href !== pathname + search

  const applyUrl = useEffectEvent(() => {
    cancelWrite()
    for (const action of toActions(parsed.query)) dispatch(action)
    dispatch({ type: 'SET_DEPTARTMENT_PARAM', payload: parsed.query.department[0] ?? '' })
    setExtra(parsed.query)
    // A draft may know them: the address stays new until it is there.
    const isPreview = hasPreviewCookie(attempt(() => document.cookie))
    if (parsed.unknown.length > 0 && isPreview) return
    if (parsed.rewritten) write(parsed.query, replaceQuery, parsed.unknown)
    else setListing({ href: pathname + (search ?? ''), unknown: [] })
  })
  useLayoutEffect(() => {
    if (isNew) applyUrl()
  }, [isNew, pathname, parsed])

  return {
    query: isNew || listing === null ? parsed.query : known,
    unknown: isNew ? parsed.unknown : (listing?.unknown ?? []),
  }
}

/** Runs the latest task after a pause, or at once on `flush`; never after unmounting. */
function useDelayedTask(pauseMs: number) {
  const waiting = useRef<{ timer: number; task: () => void } | null>(null)
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])
  const cancel = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = null
  }
  const flush = () => {
    const task = waiting.current?.task
    cancel()
    task?.()
  }
  const set = (task: () => void) => {
    cancel()
    waiting.current = { timer: window.setTimeout(flush, pauseMs), task }
  }
  return { set, flush, cancel }
}
