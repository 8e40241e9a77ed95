import type { Approval, RebuildState, Refusal } from '../shared/site-root/protocol.js'
import {
  findNextNight,
  findReasons,
  toWantedKey,
  type LiveFacts,
  type Reason,
  type Wanted,
} from './wanted.js'

/** How hints are coalesced. In ms. */
export interface Pace {
  /** After the first hint in a quiet time, because an editor is waiting. */
  firstDelay: number
  /** During a burst, after a recent build: until no hint has come for this long. */
  quiet: number
  /** Longest wait after the first hint; a time without builds of this length counts as quiet. */
  limit: number
}

/** Everything that the decision depends on. Instants in ms. */
export interface DecisionInput extends Pick<RebuildState, 'failure' | 'refusal' | 'hold'> {
  now: number
  live: LiveFacts | null
  /** Null while the content service cannot be read. */
  wanted: Wanted | null
  /** First and last hint since the last build started. */
  hints: { first: number; last: number } | null
  lastBuildEnd: number | null
  approval: Approval | null
}

export type Decision =
  | { kind: 'build'; reasons: Reason[]; key: string }
  /** `until`: when time alone changes the decision; null for never. */
  | { kind: 'wait'; because: WaitingCause; until: number | null }

export type WaitingCause = 'up to date' | 'unreadable' | 'quiet' | 'failed' | 'refused' | 'held'

/** Whether to build now. Pure. */
export function decide(input: DecisionInput, pace: Pace): Decision {
  const { now, live, wanted, failure, refusal, hold } = input
  if (wanted === null) return { kind: 'wait', because: 'unreadable', until: null }

  const reasons = findReasons(live, wanted, now)
  const key = toWantedKey(live, wanted, now)
  if (reasons.length === 0)
    return { kind: 'wait', because: 'up to date', until: nextInstant(live, now) }
  if (hold?.ref === wanted.ref && hold.code === wanted.code) {
    return { kind: 'wait', because: 'held', until: null }
  }
  if (refusal?.key === key && !isLifted(refusal, input)) {
    const until = refusal.retryAt === null ? null : Date.parse(refusal.retryAt)
    return { kind: 'wait', because: 'refused', until: earliest(until, nextInstant(live, now)) }
  }
  if (failure?.key === key) {
    const until = Date.parse(failure.retryAt)
    // If the clock was set back, do not wait for hours.
    if (until > now && until - now <= LONGEST_BACKOFF)
      return { kind: 'wait', because: 'failed', until }
  }
  const due = reasons.every((reason) => reason === 'new content') ? toDue(input, pace) : now
  return due > now
    ? { kind: 'wait', because: 'quiet', until: due }
    : { kind: 'build', reasons, key }
}

/** Content that a poll has found, without a hint, is built at once, and so is it if the clock was set back. */
function toDue({ now, hints, lastBuildEnd }: DecisionInput, pace: Pace): number {
  if (hints === null || Math.max(hints.first, hints.last) > now) return now
  const { first, last } = hints
  const isQuiet = lastBuildEnd === null || first - lastBuildEnd >= pace.limit
  return isQuiet ? first + pace.firstDelay : Math.min(last + pace.quiet, first + pace.limit)
}

function isLifted({ ref, refusedAt, retryAt }: Refusal, { approval, now }: DecisionInput): boolean {
  if (retryAt !== null && Date.parse(retryAt) <= now) return true
  // Not by which came later: a clock may have been set between them.
  return approval?.ref === ref && approval.refusedAt === refusedAt
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

/** In ms. */
const LONGEST_BACKOFF = 300_000

/**
 * How long to wait after a number of failures, in ms: doubles with each, with half of it random so that
 * builders that failed together do not retry together.
 */
export function toBackoff(failures: number, random: () => number): number {
  const full = Math.min(LONGEST_BACKOFF, 1000 * 2 ** Math.min(failures - 1, 20))
  return full * (0.5 + random() / 2)
}
