import { JOB_REDIRECT_PATH } from '../../client/shared/page-paths.js'
import type { Check, Candidate, Finding } from './candidate.js'

/** Two pages with one path, or two jobs with one id: only one of them could be reached. */
export const checkDuplicates: Check = ({ site }) => [
  ...findPaths(site),
  ...findJobIds(site.redirects),
]

function findPaths({ pages }: Candidate['site']): Finding[] {
  const first = new Map<string, string | null>()
  return pages.flatMap(({ data: { path, result } }) => {
    // An old job link that two pages claim is two redirects with one job id.
    if (path.startsWith(`${JOB_REDIRECT_PATH}/`)) return []
    const { documentId } = result.pageContext
    // nginx compares the keys of a map without regard to case.
    const key = path.toLowerCase()
    if (!first.has(key)) {
      first.set(key, documentId)
      return []
    }
    const other = first.get(key) ?? 'without an id'
    return [
      {
        document: { id: documentId ?? 'none', type: 'page', uid: null },
        field: 'uid',
        message: `the path ${path} is also that of the document ${other}.`,
        remedy: 'Change the uid of one of the two.',
        canBeApproved: false,
      },
    ]
  })
}

function findJobIds(redirects: Candidate['site']['redirects']): Finding[] {
  const firstOf = new Map<string, (typeof redirects)[number]>()
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
        canBeApproved: false,
      },
    ]
  })
}
