import { useEffect, useMemo } from 'react'
import { answerQuery, type Answer } from '../../filters/answer/answer-query.js'
import { isClosed, lastClosing } from '../../filters/answer/closed-jobs.js'
import { toFilterChips, withoutChip, type FilterChip } from '../../filters/answer/filter-chips.js'
import { withPreset } from '../../filters/answer/narrow-listing.js'
import { toHeadingText, toUnknownText } from '../../filters/answer/listing-texts.js'
import { toggleValue } from '../../filters/query/filter-query.js'
import { toLandingPath } from '../../filters/query/filter-url.js'
import { findSearchFeed, type SearchFeed } from '../../filters/query/search-feed.js'
import { toVocabulary } from '../../filters/query/vocabulary.js'
import { createJobIndex } from '../../filters/search/job-index.js'
import { useNow } from '../../hooks/use-now.js'
import { whenIdle } from '../../hooks/when-idle.js'
import type {
  FacetKey,
  FilterQuery,
  JobRow,
  ListingView,
  SortOrder,
} from '../../shared/page-data/views.js'
import { useFilters } from './filter-context.js'
import { useCanonicalPath } from './use-canonical-path.js'
import { useFilterUrl } from './use-filter-url.js'

const IDLE_MS = 1000

export interface JobFilters extends Answer {
  query: FilterQuery
  heading: string
  chips: FilterChip[]
  feed: SearchFeed
  /** About values in the URL that the listing does not know; null if there are none. */
  note: string | null
  toggle: (key: FacetKey, slug: string) => void
  search: (text: string) => void
  order: (sort: SortOrder) => void
  remove: (chip: FilterChip) => void
  clear: () => void
  /** Call it when the search box loses the focus: the URL is then complete. */
  flush: () => void
}

/** For a listing already narrowed to its `preset`; without one, it is the main content of its page. */
export function useJobFilters(listing: ListingView, preset?: Partial<FilterQuery>): JobFilters {
  const { state } = useFilters()
  const jobs = useOpenJobs(listing.jobs)
  const index = useMemo(() => createJobIndex({ ...listing, jobs }), [listing, jobs])
  // Prepared in advance, so that the first key press is not slow.
  useEffect(() => whenIdle(() => index.words(), IDLE_MS), [index])
  const vocabulary = useMemo(() => toVocabulary(listing), [listing])
  const { query, unknown, choose, type, clear, flush } = useFilterUrl(vocabulary)
  useCanonicalPath(preset === undefined ? toLandingPath(query, vocabulary) : null)
  const answer = useMemo(
    () => answerQuery(index, query, vocabulary, listing.places),
    [index, query, vocabulary, listing],
  )
  return {
    ...answer,
    query,
    heading: toHeadingText(query, state.department_param, vocabulary),
    chips: toFilterChips(query, vocabulary),
    feed: findSearchFeed(withPreset(query, preset), listing),
    note: toUnknownText(unknown),
    toggle: (key, slug) => choose(toggleValue(query, key, slug)),
    search: type,
    order: (sort) => choose({ ...query, sort }),
    remove: (chip) => choose(withoutChip(query, chip)),
    clear,
    flush,
  }
}

/** All jobs in the first render; then a new array only when one has closed. */
function useOpenJobs(jobs: JobRow[]): JobRow[] {
  const now = useNow()
  const closing = now === null ? null : lastClosing(jobs, now)
  return useMemo(
    () => (closing === null ? jobs : jobs.filter((job) => !isClosed(job, closing + 1))),
    [jobs, closing],
  )
}
