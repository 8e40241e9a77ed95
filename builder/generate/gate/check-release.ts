import type { Candidate, Check } from './candidate.js'
import { checkBoard } from './check-board.js'
import { checkDuplicates } from './check-duplicates.js'
import { checkElsewhere, checkRedirectTargets } from './check-redirect-targets.js'
import { checkInternalLinks } from './check-internal-links.js'
import { checkJobFall, checkSomeJobs } from './check-job-fall.js'
import { checkMaps } from './check-maps.js'
import { checkPagePairs } from './check-page-pairs.js'
import { checkSize } from './check-size.js'
import { GateRefusal } from './gate-refusal.js'

/** Of what only the program that makes a language knows. */
const LANGUAGE_CHECKS: readonly Check[] = [
  checkJobFall,
  checkDuplicates,
  checkPagePairs,
  checkInternalLinks,
  checkRedirectTargets,
]

const CHECKS: readonly Check[] = [
  checkSomeJobs,
  checkBoard,
  checkSize,
  checkMaps,
  checkElsewhere,
  ...LANGUAGE_CHECKS,
]

/** Checks a release with the files of all languages. @throws GateRefusal with all findings of all checks */
export function checkRelease(candidate: Candidate, nextBoundary: string | null): void {
  check(CHECKS, candidate, nextBoundary)
}

/** Checks the files of one further language. @throws GateRefusal with all findings of all checks */
export function checkLanguage(candidate: Candidate, nextBoundary: string | null): void {
  check(LANGUAGE_CHECKS, candidate, nextBoundary)
}

function check(checks: readonly Check[], candidate: Candidate, nextBoundary: string | null): void {
  const findings = checks.flatMap((each) => each(candidate))
  if (findings.length > 0) throw new GateRefusal(findings, candidate.ref, nextBoundary)
}
