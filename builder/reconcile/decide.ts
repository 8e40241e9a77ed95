import type { Approval, Failure, Hold, Refusal } from '../shared/protocol.js'
import { LONGEST_BACKOFF } from './backoff.js'
import { findNextNight } from './nightly.js'
import { findReasons, toWantedKey, type LiveFacts, type Reason, type Wanted } from './wanted.js'

/** How long a burst of hints may go on before it is built. In ms. */
export interface Pace {
  /** After the first hint in a calm time: an editor waits for it. */
  firstDelay: number
  /** Without another hint, after a build has just been made: a burst goes on. */
  quiet: number
  /** At the latest after the first hint. A time without builds of this length is calm. */
  limit: number
}

/** Everything that the decision depends on. Instants in ms. */
export interface DecisionInput {
  now: number
  live: LiveFacts | null
  /** Null while the content service cannot be read. */
  wanted: Wanted | null
  /** First and newest of the hints that no build has begun after. */
  hints: { first: number; last: number } | null
  lastBuildEnd: number | null
  failure: Failure | null
  refusal: Refusal | null
  hold: Hold | null
  approval: Approval | null
}

export type Decision =
  | { kind: 'build'; reasons: Reason[]; key: string }
  /** `until` is the next instant at which time alone changes the decision; null: never. */
  | { kind: 'wait'; because: WaitingCause; until: number | null }

export type WaitingCause = 'in line' | 'unreadable' | 'quiet' | 'failed' | 'refused' | 'held'

/** Whether to build now. Pure: the same knowledge gives the same decision. */
export function decide(knowledge: DecisionInput, pace: Pace): Decision {
  const { now, live, wanted, failure, refusal, hold } = knowledge
  if (wanted === null) return { kind: 'wait', because: 'unreadable', until: null }

  const reasons = findReasons(live, wanted, now)
  const key = toWantedKey(live, wanted, now)
  if (reasons.length === 0)
    return { kind: 'wait', because: 'in line', until: nextInstant(live, now) }
  if (hold?.ref === wanted.ref && hold.code === wanted.code) {
    return { kind: 'wait', because: 'held', until: null }
  }
  if (refusal?.key === key && !isLifted(refusal, knowledge)) {
    const until = refusal.retryAt === null ? null : Date.parse(refusal.retryAt)
    return { kind: 'wait', because: 'refused', until: earliest(until, nextInstant(live, now)) }
  }
  if (failure?.key === key) {
    const until = Date.parse(failure.retryAt)
    // A clock that was set back must not make a wait of hours.
    if (until > now && until - now <= LONGEST_BACKOFF)
      return { kind: 'wait', because: 'failed', until }
  }
  const due = reasons.every((reason) => reason === 'new content') ? toDue(knowledge, pace) : now
  return due > now
    ? { kind: 'wait', because: 'quiet', until: due }
    : { kind: 'build', reasons, key }
}

/** Content that was found by a poll has waited long enough. */
function toDue({ now, hints, lastBuildEnd }: DecisionInput, pace: Pace): number {
  if (hints === null) return now
  const isCalm = lastBuildEnd === null || hints.first - lastBuildEnd >= pace.limit
  const { first, last } = hints
  return isCalm ? first + pace.firstDelay : Math.min(last + pace.quiet, first + pace.limit)
}

function isLifted({ ref, refusedAt, retryAt }: Refusal, { approval, now }: DecisionInput): boolean {
  if (retryAt !== null && Date.parse(retryAt) <= now) return true
  return approval?.ref === ref && approval.approvedAt > refusedAt
}

function nextInstant(live: LiveFacts | null, now: number): number | null {
  if (live === null) return null
  const { nextBoundary, timeZone } = live
  const boundary = nextBoundary !== null && nextBoundary > now ? nextBoundary : null
  return earliest(boundary, findNextNight(now, timeZone))
}

function earliest(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.min(a, b)
}
