import type { SliceView } from '../content/slice-views.js'
import { BenefitsSlice } from './slices/benefits-slice.js'
import { CallToActionSlice } from './slices/call-to-action-slice.js'
import { DepartmentListSlice } from './slices/department-list-slice.js'
import { FaqSlice } from './slices/faq-slice.js'
import { FeaturedJobsSlice } from './slices/featured-jobs-slice.js'
import { SectionHero } from './slices/section-hero.js'
import { ImageSlice } from './slices/image-slice.js'
import { ImageWithTextSlice } from './slices/image-with-text-slice.js'
import { JobListingSlice } from './slices/job-listing-slice.js'
import { NoticeSlice } from './slices/notice-slice.js'
import { OfficeListSlice } from './slices/office-list-slice.js'
import { PeopleSlice } from './slices/people-slice.js'
import { QuoteSlice } from './slices/quote-slice.js'
import { RichTextSlice } from './slices/rich-text-slice.js'
import { StatsSlice } from './slices/stats-slice.js'
import { StepsSlice } from './slices/steps-slice.js'
import { VideoLinkSlice } from './slices/video-link-slice.js'

/** What an editor placed on a page, in order. */
export function SliceZone({ slices }: { slices: SliceView[] }) {
  const firstListing = slices.findIndex(({ kind }) => kind === 'job_listing')
  return slices.map((slice, index) => (
    <Slice key={index} slice={slice} idPrefix={index === firstListing ? '' : `listing-${index}-`} />
  ))
}

function Slice({ slice, idPrefix }: { slice: SliceView; idPrefix: string }) {
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
    case 'job_listing':
      return <JobListingSlice slice={slice} idPrefix={idPrefix} />
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
