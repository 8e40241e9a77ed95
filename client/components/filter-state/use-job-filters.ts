import { useEffect, useMemo } from 'react'
import type { ListingPreset } from '../../shared/page-data/slice-views.js'
import type { ListingView } from '../../shared/page-data/views.js'
import { toFilterChips, withoutChip } from '../../filters/query/active-filters.js'
import { answerQuery, type Answer } from '../../filters/answer/answer-query.js'
import { useFilters } from './filter-context.js'
import { toggleValue, type FilterQuery, type SortOrder } from '../../filters/query/filter-query.js'
import type { EmptySuggestion, FilterChip, FilterKey } from '../../filters/query/filter-view.js'
import { createJobIndex } from '../../filters/search/job-index.js'
import { findSearchFeed, type SearchFeed } from '../../filters/query/search-feed.js'
import { toListingHeading } from '../../filters/answer/listing-heading.js'
import { toPresetQuery } from '../../filters/query/preset-query.js'
import { toUnknownNote } from '../../filters/answer/unknown-note.js'
import { useFilterUrl } from './use-filter-url.js'
import { useOpenJobs } from './use-open-jobs.js'
import { useSettled } from './use-settled.js'
import { toVocabulary } from '../../filters/query/vocabulary.js'
import { whenIdle } from './when-idle.js'

/** A status that changes at every key would never be read out to the end. */
const STATUS_PAUSE_MS = 500

export interface JobFilters extends Omit<Answer, 'removals'> {
  query: FilterQuery
  heading: string
  chips: FilterChip[]
  suggestions: EmptySuggestion[]
  feed: SearchFeed
  /** About values in the URL that the listing does not know; null if there are none. */
  note: string | null
  /** `status` once it has stopped changing: what a live region may say. */
  announcement: string
  toggle: (key: FilterKey, slug: string) => void
  search: (text: string) => void
  order: (sort: SortOrder) => void
  remove: (chip: FilterChip) => void
  clear: () => void
  /** To be called when the visitor leaves the search box, so that the URL is complete. */
  flush: () => void
}

/** All that a listing shows and does, from its content, the filter state, the URL and the time. */
export function useJobFilters(listing: ListingView, preset?: ListingPreset): JobFilters {
  const { state } = useFilters()
  const jobs = useOpenJobs(listing.jobs)
  const index = useMemo(() => createJobIndex({ ...listing, jobs }), [listing, jobs])
  // The first letter typed must not wait for all words of a long listing.
  useEffect(() => whenIdle(() => index.words()), [index])
  const vocabulary = useMemo(() => toVocabulary(listing), [listing])
  const presetQuery = useMemo(() => toPresetQuery(preset, vocabulary), [preset, vocabulary])
  const { query, unknown, choose, type, clear, flush } = useFilterUrl(vocabulary, presetQuery)
  const { removals, ...answer } = useMemo(
    () => answerQuery(index, query, vocabulary, listing.places),
    [index, query, vocabulary, listing],
  )
  const remove = (chip: FilterChip) => choose(withoutChip(query, chip))

  return {
    ...answer,
    query,
    heading: toListingHeading(query, state.department_param, vocabulary),
    chips: toFilterChips(query, vocabulary),
    suggestions: removals.map(({ chip, label, count }) => ({
      label,
      count,
      onChoose: () => remove(chip),
    })),
    feed: findSearchFeed(query, listing, vocabulary),
    note: toUnknownNote(unknown),
    announcement: useSettled(answer.status, STATUS_PAUSE_MS),
    toggle: (key, slug) => choose(toggleValue(query, key, slug)),
    search: type,
    order: (sort) => choose({ ...query, sort }),
    remove,
    clear,
    flush,
  }
}
