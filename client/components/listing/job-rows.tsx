import type { JobRow as JobRowView } from '../../shared/page-data/views.js'
import { isClosed } from './job-labels.js'
import { JobRow } from './job-row.js'
import { useNow } from '../../hooks/use-now.js'

export interface JobRowsProps {
  jobs: readonly JobRowView[]
  showDepartment?: boolean
  /** How many to show. */
  limit?: number
}

/** A list of vacancies; those that have closed since the page was made are left out. */
export function JobRows({ jobs, showDepartment, limit = Infinity }: JobRowsProps) {
  const now = useNow()
  return (
    <ul className="job-rows">
      {jobs
        .filter((job) => !isClosed(job, now))
        .slice(0, limit)
        .map((job) => (
          <JobRow
            key={job.id}
            job={job}
            now={now}
            {...(showDepartment === undefined ? {} : { showDepartment })}
          />
        ))}
    </ul>
  )
}
