import type { Hint, RebuildState } from '../shared/site-root/protocol.js'
import { toContentRef } from '../shared/site-root/source-ref.js'
import { decide, toBackoff, type Decision, type Pace, type WaitingCause } from './decide.js'
import { isSameTrouble, noteTrouble, toBoardTrouble, toTrouble, withSince } from './note-trouble.js'
import { fetchWanted, type FoundWanted, type ReconcilePorts } from './reconcile-ports.js'
import { runBuild } from './run-build.js'
import type { Wanted } from './wanted.js'

/** In ms. */
export interface WatchPace extends Pace {
  /** Interval of reading the master ref. */
  poll: number
  /** How long the content service may take to publish a ref that a hint names. */
  refDelay: number
  /** Interval of reading the inbox, whose notifications can get lost. */
  inboxPoll: number
}

/** What a watcher remembers between rounds, instants in ms. Everything else is read in each round. */
interface Memory {
  newestHint: Hint | null
  hintSeenAt: number
  /** The hints since the last build started. */
  burst: { first: number; last: number; requestIds: string[] } | null
  wanted: Wanted | null
  nextPoll: number
  failedPolls: number
  lastBuildEnd: number | null
  loggedCause: WaitingCause | null
  loggedTrouble: string | null
}

const NOTHING: Memory = {
  newestHint: null,
  hintSeenAt: 0,
  burst: null,
  wanted: null,
  nextPoll: 0,
  failedPolls: 0,
  lastBuildEnd: null,
  loggedCause: null,
  loggedTrouble: null,
}

/**
 * Keeps the live release in line with the wanted one until it is stopped. Nothing that gets lost here
 * matters: polls replace hints, and everything else is in the state on disk.
 */
export async function watch(ports: ReconcilePorts, pace: WatchPace, isStopped: () => boolean) {
  await noteStart(ports)
  const memory: Memory = { ...NOTHING }
  while (!isStopped()) {
    const now = ports.now()
    await receiveHint(ports, memory, now)
    // Further ahead than any poll is set: the clock was set back.
    if (now >= memory.nextPoll || memory.nextPoll - now > pace.poll)
      await pollContent(ports, memory, pace, now)

    const live = await ports.readLive()
    const state = await ports.readState()
    const approval = await ports.readApproval()
    const { wanted, burst: hints, lastBuildEnd } = memory
    const { failure, refusal, hold } = state
    const past = { hints, lastBuildEnd, failure, refusal, hold, approval }
    const decision = decide({ now, live, wanted, ...past }, pace)
    await noteStaleness(ports, state, decision)

    const isAwaiting = isAwaitingRef(memory, state, pace, now)
    if (decision.kind === 'build') {
      const requestIds = hints?.requestIds ?? []
      const request = { ...decision, live, requestIds, hintedAt: hints?.first ?? null }
      const { result } = await runBuild(ports, request)
      if (result !== 'failed' && !isAwaiting) await settleHints(ports, memory)
      memory.lastBuildEnd = ports.now()
      // Something may have been published during the build.
      memory.nextPoll = 0
    } else {
      logNewCause(ports, memory, decision.because)
      if (SETTLED.has(decision.because) && !isAwaiting) await settleHints(ports, memory)
      await ports.pause(Math.min(pace.inboxPoll, toPause(ports.now(), memory.nextPoll, decision)))
    }
  }
}

async function noteStart(ports: ReconcilePorts) {
  const now = new Date(ports.now()).toISOString()
  await ports.updateState(({ wanted, unreadSince }) => {
    // Not of this start: a builder that ends again and again must not seem to have just begun.
    const since = unreadSince !== null && unreadSince < now ? unreadSince : now
    return { building: null, unreadSince: wanted === null ? since : null }
  })
}

/** A new hint that has not been dealt with joins the burst and causes a poll. */
async function receiveHint(ports: ReconcilePorts, memory: Memory, now: number) {
  const hint = await ports.readHint()
  if (hint === null || hint.id === memory.newestHint?.id) return
  memory.newestHint = hint
  // One that comes during a build of its ref leads to no other.
  memory.hintSeenAt = now
  const { handledHint } = await ports.readState()
  if (hint.id === handledHint) return
  ports.log('info', 'hint received', { requestId: hint.requestId, ref: hint.ref })
  const { first = toArrival(hint, now), requestIds = [] } = memory.burst ?? {}
  memory.burst = { first, last: now, requestIds: [...requestIds, hint.requestId] }
  memory.nextPoll = 0
}

/** The webhook's own time, unless the clocks of the two processes disagree. */
function toArrival({ receivedAt }: Hint, now: number): number {
  const instant = Date.parse(receivedAt)
  return isWithin(60_000, instant, now) ? instant : now
}

/** Interval of polls while the hinted ref is not visible yet, in ms. */
const AWAITING_POLL = 500

async function pollContent(ports: ReconcilePorts, memory: Memory, pace: WatchPace, now: number) {
  const found = await readWanted(ports, memory)
  memory.wanted = found?.wanted ?? null
  if (found === null) {
    memory.nextPoll = now + toBackoff(memory.failedPolls, ports.random, pace.poll)
    return
  }
  const state = await noteWanted(ports, found)
  memory.nextPoll = now + (isAwaitingRef(memory, state, pace, now) ? AWAITING_POLL : pace.poll)
}

/** Null if the content service cannot be read, or the board never was. */
async function readWanted(ports: ReconcilePorts, memory: Memory): Promise<FoundWanted | null> {
  try {
    const found = await fetchWanted(ports)
    memory.failedPolls = 0
    logNewTrouble(
      ports,
      memory,
      found.trouble && `the board’s jobs stay as they are: ${found.trouble}`,
    )
    return found
  } catch (error) {
    memory.failedPolls += 1
    const trouble = toTrouble(error)
    logNewTrouble(ports, memory, `the content cannot be read: ${trouble.message}`)
    await noteTrouble(ports, trouble)
    return null
  }
}

/** Not with each poll. */
function logNewTrouble(ports: ReconcilePorts, memory: Memory, line: string | null) {
  if (line === memory.loggedTrouble) return
  if (line === null) ports.log('info', 'all can be read again', {})
  else ports.log('warn', line, {})
  memory.loggedTrouble = line
}

const SEEN_REFS_KEPT = 50

/** Writes at most once a minute while nothing changes. */
async function noteWanted(
  ports: ReconcilePorts,
  { wanted, trouble: message }: FoundWanted,
): Promise<RebuildState> {
  const state = await ports.readState()
  const isKnown = state.seenRefs.at(-1) === wanted.ref && state.wanted?.code === wanted.code
  const now = ports.now()
  const trouble = toBoardTrouble(message)
  const isOld = isSameTrouble(state.trouble, trouble)
  if (isKnown && isOld && isWithin(60_000, Date.parse(state.wanted?.readAt ?? ''), now))
    return state
  return ports.updateState(({ seenRefs, ...former }) => ({
    wanted: { ...wanted, readAt: new Date(now).toISOString() },
    unreadSince: null,
    trouble: withSince(former, trouble, now),
    seenRefs: [...seenRefs.filter((ref) => ref !== wanted.ref), wanted.ref].slice(-SEEN_REFS_KEPT),
  }))
}

function isAwaitingRef(
  { burst, newestHint, hintSeenAt }: Memory,
  { seenRefs }: RebuildState,
  { refDelay }: WatchPace,
  now: number,
): boolean {
  if (burst === null || newestHint === null || newestHint.ref === null) return false
  return (
    !seenRefs.some((ref) => toContentRef(ref) === newestHint.ref) &&
    isWithin(refDelay, hintSeenAt, now)
  )
}

/** Whether an instant is less than so many ms ago. One of the future is of a clock that was set back. */
function isWithin(ms: number, instant: number, now: number): boolean {
  return instant <= now && now - instant < ms
}

/** Since when visitors see an outdated site: the figure for alerts. */
async function noteStaleness(ports: ReconcilePorts, state: RebuildState, decision: Decision) {
  if (decision.kind === 'wait' && decision.because === 'unreadable') return
  const { behindSince, failure, refusal } = state
  if (decision.kind === 'build' || decision.because !== 'up to date') {
    const now = ports.now()
    if (behindSince !== null && Date.parse(behindSince) <= now) return
    await ports.updateState(() => ({ behindSince: new Date(now).toISOString() }))
  } else if (behindSince !== null || failure !== null || refusal !== null) {
    // Another builder may have published what this one could not.
    await ports.updateState(() => ({ behindSince: null, failure: null, refusal: null }))
  }
}

/** Causes of waiting that leave nothing to do for the hints so far. */
const SETTLED: ReadonlySet<WaitingCause> = new Set(['up to date', 'refused', 'held'])

async function settleHints(ports: ReconcilePorts, memory: Memory) {
  if (memory.burst === null) return
  memory.burst = null
  const handledHint = memory.newestHint?.id ?? null
  await ports.updateState(() => ({ handledHint }))
}

function logNewCause(ports: ReconcilePorts, memory: Memory, because: WaitingCause) {
  const message = because === 'up to date' ? because : `waiting: ${because}`
  if (because !== memory.loggedCause) ports.log('info', message, { because })
  memory.loggedCause = because
}

function toPause(now: number, nextPoll: number, decision: Decision): number {
  const until = decision.kind === 'wait' ? (decision.until ?? Infinity) : now
  return Math.max(1, Math.min(until - now, nextPoll - now))
}
