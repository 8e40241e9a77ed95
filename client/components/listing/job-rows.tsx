import type { JobRow as JobRowView } from '../../shared/page-data/views.js'
import { isClosed } from '../../filters/answer/closed-jobs.js'
import { useNow } from '../../hooks/use-now.js'
import { JobRow } from './job-row.js'

export interface JobRowsProps {
  jobs: readonly JobRowView[]
  showDepartment?: boolean
  limit?: number
}

export function JobRows({ jobs, showDepartment = true, limit = Infinity }: JobRowsProps) {
  const now = useNow()
  return (
    <ul className="job-rows">
      {jobs
        .filter((job) => !isClosed(job, now))
        .slice(0, limit)
        .map((job) => (
          <JobRow key={job.id} job={job} now={now} showDepartment={showDepartment} />
        ))}
    </ul>
  )
}
