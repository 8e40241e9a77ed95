import { useRef, type ReactNode } from 'react'
import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { FilterQuery } from '../../shared/page-data/views.js'
import { useDrawnValue } from '../../hooks/use-drawn-value.js'
import { PrintAddress } from '../elements/print-address.js'
import { SavedLinkSlot } from '../elements/save-slots.js'
import { useFilters } from '../filter-state/filter-context.js'
import { useJobFilters } from '../filter-state/use-job-filters.js'
import { JobFindings, NoJobs } from './job-findings.js'
import { ListingFilters } from '../filter-panel/listing-filters.js'
import { SortControl } from './sort-control.js'
import { useResultsInView } from './use-results-in-view.js'
import { Announced } from '../elements/announced.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'
import { useMounted } from '../../hooks/use-mounted.js'
import * as filterWords from '#words/listing.js'
import * as words from '#words/listing.js'

export interface JobListingProps {
  listing: ListingView
  /** For a listing that is only a part of its page. */
  preset?: Partial<FilterQuery>
  /** The editor's heading; the default names the chosen filters. */
  heading?: string
  intro?: ReactNode
  /** Prefix of all ids, for a page with two listings. */
  idPrefix?: string
}

/** Up to so many are seen at a glance, and need no filters. */
const FEW_JOBS = 5

/** The first HTML has every job, or the newest of a long board, whatever the filters. */
export function JobListing(props: JobListingProps) {
  const { listing, preset, heading, intro, idPrefix = '' } = props
  const filters = useJobFilters(listing, preset)
  const { listingHref, state } = useFilters()
  const { query, toggle, search, order, clear } = filters
  const { list, choice, scrollingAfter } = useResultsInView(filters.results)
  // The dialog of the filters answers a choice first, and then the list that it covers.
  const isHeld = useDrawnValue(choice) !== choice && state.body_fixed
  const title = useRef<HTMLHeadingElement>(null)
  const common = { listing, idPrefix, onShowResults: () => title.current?.focus() }
  const isEmpty = listing.total === 0
  const hasFilters = listing.total > FEW_JOBS
  return (
    <div className={hasFilters ? 'listing' : 'listing listing--few'}>
      <div className="listing-head">
        {/* Links to a search lead here, and the focus moves here when what had it is gone. */}
        <h2 id={`${idPrefix}results`} tabIndex={-1} ref={title}>
          {heading ?? filters.heading}
        </h2>
        {intro}
        <PrintAddress path={listingHref} />
        <SavedLinkSlot />
      </div>
      {hasFilters && (
        <ListingFilters
          {...common}
          onShowResults={() => {
            common.onShowResults()
            list.current?.scrollIntoView({ behavior: 'instant' })
          }}
          filters={{
            ...filters,
            toggle: scrollingAfter(toggle),
            search: scrollingAfter(search),
            clear: scrollingAfter(clear),
          }}
        />
      )}
      {!isEmpty && <HeldSearch total={listing.total} />}
      <ResultStatus text={filters.status} announced={filters.announced} />
      {hasFilters && (
        <SortControl
          id={`${idPrefix}sort`}
          value={query.sort}
          searching={query.q !== ''}
          onChange={scrollingAfter(order)}
        />
      )}
      <div className="listing-results" ref={list} aria-busy={filters.isPending || undefined}>
        {isEmpty ? (
          <NoJobs listing={listing} />
        ) : (
          <>
            <WithoutScript total={listing.total} isWhole={listing.first === null} />
            <JobFindings {...common} filters={filters} choice={choice} isHeld={isHeld} />
          </>
        )}
      </div>
    </div>
  )
}

/** The count changes with the rows; it is read out once it has settled. */
export function ResultStatus({ text, announced }: { text: string; announced: string | null }) {
  return (
    <>
      <p className="result-status" role="status" aria-live="off">
        {text}
      </p>
      <Announced text={announced} />
    </>
  )
}

/**
 * What stands for the list while the search of an address is not answered yet, or cannot be: the
 * stylesheet shows each line in its state. @param total The number of all roles.
 */
function HeldSearch({ total }: { total: number }) {
  return (
    <>
      <p className="held-search held-search--pending">
        <span>{filterWords.searching(total)}</span> <a href={FRONT_PATH}>{words.showAllRoles}</a>
      </p>
      <p className="held-search held-search--failed">
        {...words.searchFailed(<a href="">{words.tryAgain}</a>)}
      </p>
    </>
  )
}

interface WithoutScriptProps {
  /** The number of all roles. */
  total: number
  /** Whether all of them are in the page. */
  isWhole: boolean
}

/**
 * Above the rows, for visitors without scripts or with a browser that is too old for ours: why no search is
 * answered, and what the rows are. The stylesheet shows it.
 */
function WithoutScript({ total, isWhole }: WithoutScriptProps) {
  if (useMounted()) return null
  return (
    <p className="listing-note without-script">
      {isWhole ? words.needsScript(total) : words.longNeedsScript(total)}
    </p>
  )
}
