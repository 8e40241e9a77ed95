import { useMemo, useState, useEffect, useRef, useLayoutEffect } from 'react'
import { toFilterChips, withoutChip, type FilterChip } from '../../filters/answer/filter-chips.js'
import { withPreset } from '../../filters/answer/narrow-listing.js'
import {
  toAnnouncedText,
  toHeadingText,
  toUnknownText,
} from '../../filters/answer/listing-texts.js'
import { EMPTY_QUERY, toggleValue } from '../../filters/query/filter-query.js'
import { isSameQuery, toLandingPath } from '../../filters/query/filter-url.js'
import { findSearchFeed, type SearchFeed } from '../../filters/query/search-feed.js'
import { toVocabulary } from '../../filters/query/vocabulary.js'
import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { FacetKey, FilterQuery, SortOrder } from '../../shared/page-data/views.js'
import { useMounted } from '../../hooks/use-mounted.js'
import { useFilters } from './filter-context.js'
import { useAnswer, type ShownAnswer } from './use-answer.js'
import { useFilterUrl } from './use-filter-url.js'
import { useNavigation } from '../../runtime/address/navigation-context.js'
import { comma } from '#words/formats.js'

export interface JobFilters extends ShownAnswer {
  query: FilterQuery
  heading: string
  chips: FilterChip[]
  feed: SearchFeed
  /** What a screen reader is told; null while the search is unfinished. */
  announced: string | null
  /** About values in the URL that the listing does not know; null if there are none. */
  note: string | null
  toggle: (key: FacetKey, slug: string) => void
  /** An unfinished text is answered, but neither announced nor written into the address. */
  search: (text: string, isUnfinished?: boolean) => void
  order: (sort: SortOrder) => void
  remove: (chip: FilterChip) => void
  /** Shows one department, whatever was asked. */
  browse: (department: string) => void
  clear: () => void
  /** Call it when the search box loses the focus: the URL is then complete. */
  flush: () => void
}

/** For a listing already narrowed to its `preset`; without one, it is the main content of its page. */
export function useJobFilters(listing: ListingView, preset?: Partial<FilterQuery>): JobFilters {
  const { state } = useFilters()
  const vocabulary = useMemo(() => listing.first?.vocabulary ?? toVocabulary(listing), [listing])
  const { query, unknown, choose, type, clear, flush } = useFilterUrl(vocabulary)
  const isFirstQuery = isSameQuery(query, EMPTY_QUERY)
  const answer = useAnswer({ listing, preset, vocabulary, query, isFirstQuery })
  const chips = toFilterChips(query, vocabulary)
  const [isUnfinished, setUnfinished] = useState(false)

  const isMain = preset === undefined
  useCanonicalPath(isMain ? toLandingPath(query, vocabulary) : null)
  useTitleOfSearch(isMain ? chips.map(({ label }) => label).join(comma) : '')
  // The first render knows no query.
  const isRead = useMounted()
  useSearchFields(isMain && isRead ? query.q : null)
  const isAnswered = isRead && (!answer.isPending || answer.retry !== null)
  // Behind the dialog of the filters the page stays as it is.
  useHeldSearch(!isFirstQuery, isAnswered && !state.body_fixed)
  return {
    ...answer,
    query,
    heading: toHeadingText(query, state.department_param, vocabulary),
    chips,
    feed: findSearchFeed(withPreset(query, preset), { ...listing, jobs: answer.jobs }),
    announced: isUnfinished ? null : toAnnouncedText(answer, query.sort),
    note: toUnknownText(unknown),
    toggle: (key, slug) => choose(toggleValue(query, key, slug)),
    search: (text, unfinished = false) => {
      setUnfinished(unfinished)
      type(text, unfinished)
    },
    order: (sort) => choose({ ...query, sort }),
    remove: (chip) => choose(withoutChip(query, chip)),
    browse: (department) => choose({ ...EMPTY_QUERY, sort: query.sort, department: [department] }),
    clear,
    flush,
  }
}

/**
 * Sets the page's canonical link to another page with the same content; null leaves it alone. A page
 * without a canonical link must not be indexed and does not get one.
 */
function useCanonicalPath(path: string | null): void {
  const { arrivals } = useNavigation()
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (path === null || link === null) return undefined
    const original = link.href
    const canonical = new URL(path, original).href
    link.href = canonical
    return () => {
      // A navigation may already have set the next page's link.
      if (link.href === canonical) link.href = original
    }
  }, [path, arrivals])
}

/** Puts what is searched for before the page's title, so that tabs and history tell searches apart. */
function useTitleOfSearch(search: string): void {
  const { arrivals } = useNavigation()
  useEffect(() => {
    if (search === '') return undefined
    const original = document.title
    const title = `${search} | ${original}`
    document.title = title
    return () => {
      // A navigation may already have set the next page's title.
      if (document.title === title) document.title = original
    }
  }, [search, arrivals])
}

/** Writes the search into the page's other search fields, so that all of them say what is shown. */
function useSearchFields(text: string | null): void {
  // Without a search the fields are as the visitor has left them, who may have typed before hydration.
  const written = useRef('')
  useEffect(() => {
    if (text === null || text === written.current) return
    written.current = text
    for (const field of document.querySelectorAll<HTMLInputElement>('.search-form [name="q"]')) {
      if (field !== document.activeElement) field.value = text
    }
  }, [text])
}

/**
 * Marks a page whose list is narrowed or ordered: its hero is one line. For a search in the address
 * `client/starter/hold-search.ts` has done so, and the list that the server has sent, which is not the answer,
 * is hidden until then. What is in the window stays in its place.
 */
function useHeldSearch(isSearch: boolean, isAnswered: boolean): void {
  useLayoutEffect(() => {
    if (!isAnswered) return
    const root = document.documentElement
    const height = !root.dataset.search === isSearch && root.scrollHeight
    if (isSearch) root.dataset.search = 'answered'
    else delete root.dataset.search
    if (height) window.scrollBy({ top: root.scrollHeight - height, behavior: 'instant' })
  }, [isSearch, isAnswered])
}
