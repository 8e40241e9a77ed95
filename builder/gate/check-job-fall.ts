import { createFinding, toApprovalRemedy, type Check } from './candidate.js'

/** A small site may lose fewer jobs than this on any day. */
const LEAST_LOSS = 5

/** Half of the jobs gone at once: somebody unpublished too much, or the content is incomplete. */
export const checkJobFall: Check = ({ site, ref, live, approval, allowsDrop }) => {
  const jobs = site.content.jobs.open.length
  // check-some-jobs.ts reports a site without any job.
  if (live === null || jobs === 0 || allowsDrop || approval?.ref === ref) return []
  if (live.jobs - jobs < LEAST_LOSS || jobs * 2 > live.jobs) return []
  return [
    createFinding(
      `only ${jobs} of ${live.jobs} jobs would be left.`,
      `Look whether jobs were closed or unpublished by mistake. ${toApprovalRemedy(ref)}`,
      true,
    ),
  ]
}
