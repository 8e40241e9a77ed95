import { createFinding, toApprovalRemedy, type Check } from './candidate.js'

const MAX_GROWTH_FACTOR = 3

/** Up to `alwaysAllowed` any growth is accepted: an ordinary site is smaller. */
const LIMITS = [
  { member: 'files', alwaysAllowed: 10_000, unit: 'files' },
  { member: 'bytes', alwaysAllowed: 200_000_000, unit: 'bytes' },
  { member: 'largestFile', alwaysAllowed: 2_000_000, unit: 'bytes in one file' },
] as const

export const checkSize: Check = ({ size, live, ref, approval, allowsDrop }) => {
  const former = live?.size
  // Where releases are published as images, nobody can give an approval.
  if (former === undefined || allowsDrop || approval?.ref === ref) return []
  return LIMITS.flatMap(({ member, alwaysAllowed, unit }) => {
    const [before, now] = [former[member], size[member]]
    if (now <= alwaysAllowed || now <= before * MAX_GROWTH_FACTOR) return []
    return [
      createFinding(
        `the release has ${now} ${unit}, the one that is live ${before}.`,
        `Look for what was added since. ${toApprovalRemedy(ref)}`,
        true,
      ),
    ]
  })
}
