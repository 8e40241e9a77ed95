import type { SliceView } from '../../shared/page-data/slice-views.js'
import { JobRows } from '../job-rows/job-rows.js'
import { Section } from '../elements/section.js'

type View = Extract<SliceView, { kind: 'featured_jobs' }>

export function FeaturedJobsSlice({ slice }: { slice: View }) {
  const { heading, text, jobs } = slice
  if (jobs.length === 0) return null
  return (
    <Section kind="featured" heading={heading} fallbackHeading="Featured roles" text={text}>
      <JobRows jobs={jobs} />
    </Section>
  )
}
