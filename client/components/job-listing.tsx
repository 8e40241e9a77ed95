import { useRef } from 'react'
import type { ListingPreset } from '../content/slice-views.js'
import type { ListingView } from '../content/views.js'
import { useJobFilters } from '../filters/use-job-filters.js'
import { JobFindings } from './job-findings.js'
import { ListingFilters } from './listing-filters.js'
import { NoRoles } from './no-roles.js'
import { ResultStatus } from './result-status.js'
import { resultsId } from './results-heading.js'

export interface JobListingProps {
  listing: ListingView
  preset?: ListingPreset
  /** Stands in for the heading while nothing is chosen. */
  heading?: string
  /** Before all ids, where a page holds two listings. */
  idPrefix?: string
}

/** The open roles and all that narrows them. Every role is in the first HTML, whatever the filters. */
export function JobListing({ listing, preset, heading, idPrefix = '' }: JobListingProps) {
  const filters = useJobFilters(listing, preset)
  const title = useRef<HTMLHeadingElement>(null)
  const focusResults = () => title.current?.focus()
  const hasRoles = listing.jobs.length > 0
  return (
    <div className="listing" data-filtered={filters.chips.length > 0 || undefined}>
      <div className="listing-head">
        <h2 className="listing-heading" id={resultsId(idPrefix)} tabIndex={-1} ref={title}>
          {heading !== undefined && filters.chips.length === 0 ? heading : filters.heading}
        </h2>
        <ResultStatus text={filters.announcement} />
      </div>
      {hasRoles && (
        <ListingFilters
          filters={filters}
          listing={listing}
          idPrefix={idPrefix}
          onShowResults={focusResults}
        />
      )}
      <div className="listing-results">
        {hasRoles ? (
          <JobFindings
            filters={filters}
            listing={listing}
            idPrefix={idPrefix}
            onShowResults={focusResults}
          />
        ) : (
          <NoRoles listing={listing} />
        )}
      </div>
    </div>
  )
}
