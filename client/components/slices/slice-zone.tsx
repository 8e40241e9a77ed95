import type { ComponentType } from 'react'
import type { SliceOf, SliceView } from '../../shared/page-data/slice-views.js'
import { ImageSlice, ImageWithTextSlice, VideoLinkSlice } from './image-slices.js'
import {
  DepartmentListSlice,
  OfficeListSlice,
  PeopleSlice,
  BenefitsSlice,
  StatsSlice,
  StepsSlice,
  FeaturedJobsSlice,
  TableSlice,
} from './list-slices.js'
import type { JobListingSliceProps } from './job-listing-slice.js'
import {
  NoticeSlice,
  RichTextSlice,
  QuoteSlice,
  FaqSlice,
  CallToActionSlice,
  SectionHero,
} from './text-slices.js'

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
  [Kind in SliceKind]: ComponentType<{ slice: SliceOf<Kind> }>
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

function Slice({ slice }: { slice: SliceOf<SliceKind> }) {
  const Component = COMPONENTS[slice.kind]
  // TypeScript does not relate the kind of a slice to the props of its component.
  return <Component slice={slice as never} />
}
