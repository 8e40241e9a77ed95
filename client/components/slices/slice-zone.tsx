import type { ComponentType } from 'react'
import type { SliceView } from '../../shared/page-data/slice-views.js'
import { BenefitsSlice } from './benefits-slice.js'
import { CallToActionSlice } from './call-to-action-slice.js'
import { DepartmentListSlice } from './department-list-slice.js'
import { FaqSlice } from './faq-slice.js'
import { FeaturedJobsSlice } from './featured-jobs-slice.js'
import { SectionHero } from './section-hero.js'
import { ImageSlice } from './image-slice.js'
import { ImageWithTextSlice } from './image-with-text-slice.js'
import type { JobListingSliceProps } from './job-listing-slice.js'
import { NoticeSlice } from './notice-slice.js'
import { OfficeListSlice } from './office-list-slice.js'
import { PeopleSlice } from './people-slice.js'
import { QuoteSlice } from './quote-slice.js'
import { RichTextSlice } from './rich-text-slice.js'
import { StatsSlice } from './stats-slice.js'
import { StepsSlice } from './steps-slice.js'
import { VideoLinkSlice } from './video-link-slice.js'

export interface SliceZoneProps {
  slices: SliceView[]
  /** Passed only by pages that may have a listing, because it brings the code of all filters. */
  JobListingSlice?: ComponentType<JobListingSliceProps>
}

export function SliceZone({ slices, JobListingSlice }: SliceZoneProps) {
  const firstListing = slices.findIndex(({ kind }) => kind === 'job_listing')
  return slices.map((slice, index) => {
    if (slice.kind !== 'job_listing') return <Slice key={index} slice={slice} />
    const idPrefix = index === firstListing ? '' : `listing-${index}-`
    return JobListingSlice && <JobListingSlice key={index} slice={slice} idPrefix={idPrefix} />
  })
}

function Slice({ slice }: { slice: Exclude<SliceView, { kind: 'job_listing' }> }) {
  switch (slice.kind) {
    case 'benefits_grid':
      return <BenefitsSlice slice={slice} />
    case 'call_to_action':
      return <CallToActionSlice slice={slice} />
    case 'department_list':
      return <DepartmentListSlice slice={slice} />
    case 'faq':
      return <FaqSlice slice={slice} />
    case 'featured_jobs':
      return <FeaturedJobsSlice slice={slice} />
    case 'hero':
      return <SectionHero slice={slice} />
    case 'image':
      return <ImageSlice slice={slice} />
    case 'image_with_text':
      return <ImageWithTextSlice slice={slice} />
    case 'notice':
      return <NoticeSlice slice={slice} />
    case 'office_list':
      return <OfficeListSlice slice={slice} />
    case 'people':
      return <PeopleSlice slice={slice} />
    case 'quote':
      return <QuoteSlice slice={slice} />
    case 'rich_text':
      return <RichTextSlice slice={slice} />
    case 'stats':
      return <StatsSlice slice={slice} />
    case 'steps':
      return <StepsSlice slice={slice} />
    case 'video_link':
      return <VideoLinkSlice slice={slice} />
  }
}
