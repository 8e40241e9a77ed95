import type { JobRow } from '../content/views.js'
import { JobRows } from './job-rows.js'
import { Section } from './section.js'

export function SimilarJobs({ jobs, heading }: { jobs: JobRow[]; heading: string }) {
  if (jobs.length === 0) return null
  return (
    <Section kind="similar" heading={heading}>
      <JobRows jobs={jobs} />
    </Section>
  )
}
