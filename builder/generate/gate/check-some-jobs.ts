import { toDocumentRef } from '../../../client/content/documents/problems.js'
import { toApprovalRemedy, type Check } from './candidate.js'

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
