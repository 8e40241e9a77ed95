import { findExpired } from '../../../client/content/site/job-life.js'
import { createFinding, toApprovalRemedy, type Check } from './candidate.js'

/** A small site may lose fewer jobs than this on any day. */
const LEAST_LOSS = 5

/**
 * Half of the jobs gone at once: somebody unpublished too much, or the content is incomplete. Jobs whose
 * closing date has passed since the live release were meant to go.
 */
export const checkJobFall: Check = ({ site, ref, live, approval, allowsDrop }) => {
  const { jobs: phases, timeZone } = site.content
  const jobs = phases.open.length
  // check-some-jobs.ts reports a site without any job.
  if (live === null || jobs === 0 || allowsDrop || approval?.ref === ref) return []
  const expired = findExpired(phases.closed, new Date(live.createdAt), timeZone).length
  const kept = jobs + expired
  if (live.jobs - kept < LEAST_LOSS || kept * 2 > live.jobs) return []
  return [
    createFinding(
      `only ${jobs} of ${live.jobs} jobs would be left.`,
      `Look whether jobs were closed or unpublished by mistake. ${toApprovalRemedy(ref)}`,
      true,
    ),
  ]
}
