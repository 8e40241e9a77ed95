import { toApprovalRemedy, type Check } from './candidate.js'

/** Fewer are lost on any day of a small site. */
const LEAST_LOSS = 5

/** Half of the jobs gone at once: somebody deleted too much, or the content came in part. */
export const checkJobFall: Check = ({ site, ref, liveJobs, approval, allowsDrop }) => {
  const jobs = site.content?.jobs.open.length ?? 0
  // Its own check speaks about an empty site.
  if (liveJobs === null || jobs === 0 || allowsDrop || approval?.ref === ref) return []
  if (liveJobs - jobs < LEAST_LOSS || jobs * 2 > liveJobs) return []
  return [
    {
      document: null,
      field: null,
      message: `only ${jobs} of ${liveJobs} jobs would be left.`,
      remedy: `Look whether jobs were closed or unpublished by mistake. ${toApprovalRemedy(ref)}`,
      canBeApproved: true,
    },
  ]
}
