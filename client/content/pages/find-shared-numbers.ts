import type { ContentProblem } from '../documents/problems.js'
import type { SiteRedirect } from '../site/site.js'

/** Numbers of jobs in old links that lead to two places: only one of them could be reached. */
export function findSharedNumbers(
  redirects: readonly SiteRedirect[],
): Omit<ContentProblem, 'severity'>[] {
  const firstOf = new Map<string, SiteRedirect>()
  return redirects.flatMap((redirect) => {
    const { jobId } = redirect
    if (jobId === null) return []
    const first = firstOf.get(jobId) ?? redirect
    firstOf.set(jobId, first)
    if (first.toPath === redirect.toPath) return []
    // A job's own id is right. An id that another job had formerly can be taken away from that job.
    const former = [redirect, first].find(({ source }) => source.uid !== jobId)
    const { source } = former ?? redirect
    const other = former === first ? redirect : first
    const isJob = source.type === 'job'
    return [
      {
        document: source,
        field: former === undefined ? 'uid' : isJob ? 'legacy_ids' : 'from',
        message: `the number ${jobId} already leads to ${other.toPath}.`,
        remedy:
          former === undefined
            ? 'Give each number to one job only.'
            : isJob
              ? `Take ${jobId} out of the former numbers of this job, or of the other.`
              : `Delete this redirect, or take ${jobId} away from the job.`,
      },
    ]
  })
}
