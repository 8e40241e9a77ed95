import { useMemo, useState } from 'react'
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
import { useCanonicalPath } from './use-canonical-path.js'
import { useFilterUrl } from './use-filter-url.js'
import { useHeldSearch } from './use-held-search.js'
import { useSearchFields } from './use-search-fields.js'
import { useTitleOfSearch } from './use-title-of-search.js'
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
