import type { JobRow } from '../../shared/page-data/views.js'
import { JobRows } from '../job-rows/job-rows.js'
import { Section } from '../elements/section.js'

export function SimilarJobs({ jobs, heading }: { jobs: JobRow[]; heading: string }) {
  if (jobs.length === 0) return null
  return (
    <Section kind="similar" heading={heading}>
      <JobRows jobs={jobs} />
    </Section>
  )
}
