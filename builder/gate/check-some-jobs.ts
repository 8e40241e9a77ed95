import { toApprovalRemedy, type Check } from './candidate.js'

/** A careers site without a job is far more often a fault than a decision. */
export const checkSomeJobs: Check = ({ site, ref, approval, allowsDrop }) => {
  if (site.content === null || site.content.jobs.open.length > 0) return []
  const isMeant =
    allowsDrop ||
    site.content.settings.data.allow_empty === true ||
    (approval?.ref === ref && approval.allowEmpty)
  if (isMeant) return []
  const { id } = site.content.settings
  return [
    {
      document: { id, type: 'site_settings', uid: null },
      field: 'allow_empty',
      message: 'no job is open.',
      remedy: `Publish a job, or set the field. ${toApprovalRemedy(ref, ' --allow-empty')}`,
      canBeApproved: true,
    },
  ]
}
