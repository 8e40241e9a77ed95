import type { Candidate, Check } from './candidate.js'
import { checkBoard } from './check-board.js'
import { checkDuplicates } from './check-duplicates.js'
import { checkInternalLinks } from './check-internal-links.js'
import { checkJobFall } from './check-job-fall.js'
import { checkMaps } from './check-maps.js'
import { checkPagePairs } from './check-page-pairs.js'
import { checkRedirectTargets } from './check-redirect-targets.js'
import { checkSize } from './check-size.js'
import { checkSomeJobs } from './check-some-jobs.js'
import { GateRefusal } from './gate-refusal.js'

const CHECKS: readonly Check[] = [
  checkSomeJobs,
  checkJobFall,
  checkBoard,
  checkSize,
  checkDuplicates,
  checkMaps,
  checkPagePairs,
  checkInternalLinks,
  checkRedirectTargets,
]

/** @throws GateRefusal with all findings of all checks */
export function checkRelease(candidate: Candidate, nextBoundary: string | null): void {
  const findings = CHECKS.flatMap((check) => check(candidate))
  if (findings.length > 0) throw new GateRefusal(findings, candidate.ref, nextBoundary)
}
