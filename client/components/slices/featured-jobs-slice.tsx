import type { SliceView } from '../../shared/page-data/slice-views.js'
import { JobRows } from '../job-rows/job-rows.js'
import { Section } from '../elements/section.js'
import * as words from '#words/listing.js'

type View = Extract<SliceView, { kind: 'featured_jobs' }>

export function FeaturedJobsSlice({ slice }: { slice: View }) {
  const { heading, text, jobs } = slice
  if (jobs.length === 0) return null
  return (
    <Section kind="featured" heading={heading} fallbackHeading={words.featuredRoles} text={text}>
      <JobRows jobs={jobs} />
    </Section>
  )
}
