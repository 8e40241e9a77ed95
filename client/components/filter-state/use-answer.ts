import { startTransition, useEffect, useMemo, useState } from 'react'
import { answerQuery, type Answer } from '../../filters/answer/answer-query.js'
import { answerWithoutRows } from '../../filters/answer/answer-without-rows.js'
import { isClosed, lastClosing } from '../../filters/answer/closed-jobs.js'
import { narrowListing } from '../../filters/answer/narrow-listing.js'
import { isSearch } from '../../filters/query/filter-query.js'
import { createJobIndex, type JobIndex } from '../../filters/search/job-index.js'
import { useNow } from '../../hooks/use-now.js'
import type { ListingView, Vocabulary } from '../../shared/page-data/listing-views.js'
import type { FilterQuery, JobRow } from '../../shared/page-data/views.js'
import { useListingRows } from './use-listing-rows.js'
import { useSearchEngine } from './use-search-engine.js'

export interface ShownAnswer extends Answer {
  /** The open jobs of the listing; empty while those of a long board are not loaded. */
  jobs: readonly JobRow[]
  /** The answer waits for the rows of a long board, or for the code of a search. */
  isPending: boolean
  /** Null unless these could not be loaded. */
  retry: (() => void) | null
  /** Call it when the visitor turns to the filters. */
  showInterest: () => void
}

interface Question {
  listing: ListingView
  /** What the listing is narrowed to. */
  preset: Partial<FilterQuery> | undefined
  vocabulary: Vocabulary
  query: FilterQuery
  /** Nothing is asked but what the listing shows by itself. */
  isFirstQuery: boolean
}

export function useAnswer(question: Question): ShownAnswer {
  const { listing, preset, vocabulary, query, isFirstQuery } = question
  const { first, total, places } = listing
  const [isInterested, setInterested] = useState(false)
  const { rows, retry } = useListingRows(listing, isInterested || !isFirstQuery)
  const isSearching = isSearch(query.q) || (first !== null && isSearch(preset?.q ?? ''))
  const search = useSearchEngine(isSearching)
  const { createEngine } = search
  const isLoaded = rows !== null && (createEngine !== null || !isSearching)
  const own = useMemo(() => {
    if (first === null) return listing.jobs
    return isLoaded ? narrowListing({ ...listing, jobs: rows }, preset, createEngine).jobs : []
  }, [listing, first, isLoaded, rows, preset, createEngine])
  const jobs = useOpenJobs(own)
  const index = useMemo(
    () => createJobIndex({ ...listing, jobs }, createEngine),
    [listing, jobs, createEngine],
  )
  const isPrepared = usePrepared(isLoaded ? index : null)
  const isReady = isLoaded && (isPrepared || !isSearching)

  const answer = useMemo(() => {
    const ask = (asked: FilterQuery) => answerQuery(index, asked, vocabulary, places)
    if (isReady && (first === null || !isFirstQuery)) return ask(query)
    return answerWithoutRows(first ?? ask({ ...query, q: '' }), total, query, isFirstQuery)
  }, [first, total, places, isFirstQuery, isReady, index, query, vocabulary])
  return {
    ...answer,
    jobs,
    isPending: !isReady && !isFirstQuery,
    retry: retry ?? search.retry,
    showInterest: () => setInterested(first !== null),
  }
}

/** Whether jobs have been read for a search, which is too much for one key press. */
function usePrepared(index: JobIndex | null): boolean {
  const [isPrepared, setPrepared] = useState(false)
  useEffect(() => {
    void index?.prepare()?.finally(() => startTransition(() => setPrepared(true)))
  }, [index])
  return isPrepared
}

/** All jobs in the first render; then a new array only when one has closed. */
function useOpenJobs(jobs: JobRow[]): JobRow[] {
  const now = useNow()
  const closing = useMemo(() => (now === null ? null : lastClosing(jobs, now)), [jobs, now])
  return useMemo(
    () => (closing === null ? jobs : jobs.filter((job) => !isClosed(job, closing + 1))),
    [jobs, closing],
  )
}
