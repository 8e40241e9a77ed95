import type { SliceView } from '../../content/slice-views.js'
import { JobListing } from '../job-listing.js'
import { RichText } from '../rich-text.js'

type View = Extract<SliceView, { kind: 'job_listing' }>

export interface JobListingSliceProps {
  slice: View
  /** Before the listing's ids, where the page holds another one. */
  idPrefix: string
}

export function JobListingSlice({ slice, idPrefix }: JobListingSliceProps) {
  const { heading, text, listing, preset } = slice
  return (
    <div className="section section--listing">
      <div className="container">
        {text.length > 0 && (
          <div className="section-text">
            <RichText content={text} />
          </div>
        )}
        <JobListing
          listing={listing}
          preset={preset}
          idPrefix={idPrefix}
          {...(heading === null ? {} : { heading })}
        />
      </div>
    </div>
  )
}
