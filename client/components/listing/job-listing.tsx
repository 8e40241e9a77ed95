import { useRef } from 'react'
import type { RichTextField } from '@prismicio/client'
import type { ListingPreset } from '../../shared/page-data/slice-views.js'
import type { ListingView } from '../../shared/page-data/views.js'
import { toLandingPath } from '../../filters/query/landing-path.js'
import { useCanonicalPath } from '../filter-state/use-canonical-path.js'
import { useJobFilters } from '../filter-state/use-job-filters.js'
import { JobFindings } from './job-findings.js'
import { ListingFilters } from './listing-filters.js'
import { resultsId } from './listing-ids.js'
import { NoJobs } from './no-jobs.js'
import { RichText } from '../elements/rich-text.js'
import { ResultStatus } from './result-status.js'
import { SortControl } from './sort-control.js'
import { useMounted } from '../../hooks/use-mounted.js'
import { useResultsInView } from './use-results-in-view.js'

export interface JobListingProps {
  listing: ListingView
  /** Of a listing that is part of a page; without one the listing is what its page is about. */
  preset?: ListingPreset
  /** An editor's own; otherwise it says what is chosen. */
  heading?: string
  /** What stands between the heading and the filters. */
  intro?: RichTextField
  /** Before all ids, where a page holds two listings. */
  idPrefix?: string
}

/** The open roles and all that narrows them. Every role is in the first HTML, whatever the filters. */
export function JobListing(props: JobListingProps) {
  const { listing, preset, heading, intro = [], idPrefix = '' } = props
  const filters = useJobFilters(listing, preset)
  const { list, choices, following } = useResultsInView(filters.results)
  useCanonicalPath(preset === undefined ? toLandingPath(filters.query, listing) : null)
  const title = useRef<HTMLHeadingElement>(null)
  const focusResults = () => title.current?.focus()
  const mounted = useMounted()
  const hasRoles = listing.jobs.length > 0
  return (
    <div className="listing" data-filtered={filters.chips.length > 0 || undefined}>
      <div className="listing-head">
        <h2 id={resultsId(idPrefix)} tabIndex={-1} ref={title}>
          {heading ?? filters.heading}
        </h2>
        <RichText content={intro} firstLevel={3} />
      </div>
      {hasRoles && (
        <ListingFilters
          filters={{
            ...filters,
            toggle: following(filters.toggle),
            search: following(filters.search),
            clear: following(filters.clear),
          }}
          idPrefix={idPrefix}
          onShowResults={focusResults}
        />
      )}
      <ResultStatus text={filters.announcement} />
      {hasRoles && (
        <div className="listing-sort">
          {mounted && (
            <SortControl
              value={filters.query.sort}
              searching={filters.query.q !== ''}
              onChange={following(filters.order)}
            />
          )}
        </div>
      )}
      <div className="listing-results" ref={list}>
        {hasRoles ? (
          <JobFindings
            filters={filters}
            listing={listing}
            idPrefix={idPrefix}
            choices={choices}
            onShowResults={focusResults}
          />
        ) : (
          <NoJobs listing={listing} />
        )}
      </div>
    </div>
  )
}
