import type { JobRow as JobRowView } from '../../shared/page-data/views.js'
import type { MatchOf } from '../../filters/search/find-match.js'
import { isClosed } from '../../filters/answer/closed-jobs.js'
import { useNow } from '../../hooks/use-now.js'
import { JobRow } from './job-row.js'

export interface JobRowsProps {
  jobs: readonly JobRowView[]
  /** One more than that of the heading above. */
  titleLevel?: 3 | 4
  showDepartment?: boolean
  limit?: number
  matchOf?: MatchOf | undefined
}

export function JobRows({ jobs, limit = Infinity, matchOf, ...row }: JobRowsProps) {
  const now = useNow()
  return (
    <ul className="job-rows">
      {jobs
        .slice(0, limit)
        .filter((job) => !isClosed(job, now))
        .map((job) => (
          <JobRow key={job.id} job={job} now={now} match={matchOf?.(job)} {...row} />
        ))}
    </ul>
  )
}
