import { toApprovalRemedy, type Check } from './candidate.js'

/** Three times the former release, and more than any ordinary site: something multiplies. */
const MOST_GROWTH = 3

const LIMITS = [
  { member: 'files', least: 10_000, unit: 'files' },
  { member: 'bytes', least: 200_000_000, unit: 'bytes' },
  { member: 'largestFile', least: 2_000_000, unit: 'bytes in one file' },
] as const

/** A release that has grown out of all measure would fill disks, and phones. */
export const checkSize: Check = ({ size, liveSize, ref, approval }) => {
  if (liveSize === null || approval?.ref === ref) return []
  return LIMITS.flatMap(({ member, least, unit }) => {
    const [before, now] = [liveSize[member], size[member]]
    if (now <= least || now <= before * MOST_GROWTH) return []
    return [
      {
        document: null,
        field: null,
        message: `the release has ${now} ${unit}, the one that is live ${before}.`,
        remedy: `Look for what was added since. ${toApprovalRemedy(ref)}`,
        canBeApproved: true,
      },
    ]
  })
}
