import type { SliceOf } from '../../shared/page-data/slice-views.js'
import { RichText } from '../elements/rich-text.js'
import { JobListing } from '../listing/job-listing.js'

export interface JobListingSliceProps {
  slice: SliceOf<'job_listing'>
  /** Prefix of the listing's ids, for a page with a second listing. */
  idPrefix: string
}

export function JobListingSlice({ slice, idPrefix }: JobListingSliceProps) {
  const { heading, text, listing, preset } = slice
  return (
    <div className="section section--listing">
      <div className="container">
        <JobListing
          listing={listing}
          preset={preset}
          intro={<RichText content={text} firstLevel={3} />}
          idPrefix={idPrefix}
          {...(heading === null ? {} : { heading })}
        />
      </div>
    </div>
  )
}
