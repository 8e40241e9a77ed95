import { findExpired } from '../../../client/content/site/job-life.js'
import { createFinding, toApprovalRemedy, type Check } from './candidate.js'
import { toDocumentRef } from '../../../client/content/documents/problems.js'

/** A small site may lose fewer jobs than this on any day. */
const LEAST_LOSS = 5

/**
 * Half of the jobs gone at once: somebody unpublished too much, or the content is incomplete. Jobs whose
 * closing date has passed since the live release were meant to go.
 */
export const checkJobFall: Check = ({ site, ref, live, approval, allowsDrop }) => {
  const { jobs: phases, timeZone } = site.content
  const jobs = phases.open.length
  // A site without any job is reported below.
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

/** A careers site without a job is far more often a fault than a decision. */
export const checkSomeJobs: Check = ({ site, jobsElsewhere, ref, approval, allowsDrop }) => {
  const { jobs, settings } = site.content
  const isAllowed =
    allowsDrop ||
    settings.data.allow_empty === true ||
    (approval?.ref === ref && approval.allowEmpty)
  if (jobs.open.length + jobsElsewhere > 0 || isAllowed) return []
  return [
    {
      document: toDocumentRef(settings),
      field: 'allow_empty',
      message: 'no job is open.',
      remedy: `Publish a job, or set the field. ${toApprovalRemedy(ref, ' --allow-empty')}`,
      canBeApproved: true,
    },
  ]
}
