import { createFinding, toApprovalRemedy, type Check } from './candidate.js'

/** More than three times the live release, and more than any ordinary site: probably a fault. */
const MOST_GROWTH = 3

const LIMITS = [
  { member: 'files', least: 10_000, unit: 'files' },
  { member: 'bytes', least: 200_000_000, unit: 'bytes' },
  { member: 'largestFile', least: 2_000_000, unit: 'bytes in one file' },
] as const

export const checkSize: Check = ({ size, live, ref, approval }) => {
  const former = live?.size
  if (former === undefined || approval?.ref === ref) return []
  return LIMITS.flatMap(({ member, least, unit }) => {
    const [before, now] = [former[member], size[member]]
    if (now <= least || now <= before * MOST_GROWTH) return []
    return [
      createFinding(
        `the release has ${now} ${unit}, the one that is live ${before}.`,
        `Look for what was added since. ${toApprovalRemedy(ref)}`,
        true,
      ),
    ]
  })
}
