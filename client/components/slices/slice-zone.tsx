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
import { TableSlice } from './table-slice.js'
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

type SliceKind = Exclude<SliceView['kind'], 'job_listing'>

const COMPONENTS: {
  [Kind in SliceKind]: ComponentType<{ slice: Extract<SliceView, { kind: Kind }> }>
} = {
  benefits_grid: BenefitsSlice,
  call_to_action: CallToActionSlice,
  department_list: DepartmentListSlice,
  faq: FaqSlice,
  featured_jobs: FeaturedJobsSlice,
  hero: SectionHero,
  image: ImageSlice,
  image_with_text: ImageWithTextSlice,
  notice: NoticeSlice,
  office_list: OfficeListSlice,
  people: PeopleSlice,
  quote: QuoteSlice,
  rich_text: RichTextSlice,
  stats: StatsSlice,
  steps: StepsSlice,
  table: TableSlice,
  video_link: VideoLinkSlice,
}

function Slice({ slice }: { slice: Extract<SliceView, { kind: SliceKind }> }) {
  const Component = COMPONENTS[slice.kind]
  // TypeScript does not relate the kind of a slice to the props of its component.
  return <Component slice={slice as never} />
}
