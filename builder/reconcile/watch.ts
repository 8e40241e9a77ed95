import type { RebuildState } from '../shared/site-root/protocol.js'
import { decide, toBackoff, type Decision, type Pace, type WaitingCause } from './decide.js'
import {
  isSameTrouble,
  noteTrouble,
  toBoardTrouble,
  toQuietEnd,
  toTrouble,
  withSince,
} from './note-trouble.js'
import { isAwaitingRef, isWithin, receiveHint, type HintMemory } from './receive-hint.js'
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
interface Memory extends HintMemory {
  wanted: Wanted | null
  polledAt: number
  nextPoll: number
  /** Not even a hint has the content read before. */
  earliestPoll: number
  failedPolls: number
  lastBuildEnd: number | null
  loggedCause: WaitingCause | null
  loggedTrouble: string | null
}

const NOTHING: Memory = {
  newestHint: null,
  hintedRef: null,
  burst: null,
  wanted: null,
  polledAt: 0,
  nextPoll: 0,
  earliestPoll: 0,
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
  await keepQuiet(ports, memory)
  while (!isStopped()) {
    const now = ports.now()
    if (await receiveHint(ports, memory, now)) memory.nextPoll = memory.earliestPoll
    const isSetBack = now < memory.polledAt
    if (now >= memory.nextPoll || isSetBack) await pollContent(ports, memory, pace)

    const live = await ports.readLive()
    const state = await ports.readState()
    const approval = await ports.readApproval()
    const { wanted, burst: hints, lastBuildEnd } = memory
    const { failure, refusal, hold } = state
    const past = { hints, lastBuildEnd, failure, refusal, hold, approval }
    const decision = decide({ now, live, wanted, ...past }, pace)
    await noteStaleness(ports, state, decision)

    const isAwaiting = isAwaitingRef(memory, state, pace.refDelay, now)
    if (decision.kind === 'build') {
      const requestIds = hints?.requestIds ?? []
      const request = { ...decision, live, requestIds, hintedAt: hints?.first ?? null }
      const { result } = await runBuild(ports, request)
      if (result !== 'failed' && !isAwaiting) await settleHints(ports, memory)
      memory.lastBuildEnd = ports.now()
      // Something may have been published during the build, or the service has asked for quiet.
      await keepQuiet(ports, memory)
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

/** Interval of polls while the hinted ref is not visible yet, in ms. */
const AWAITING_POLL = 500

async function pollContent(ports: ReconcilePorts, memory: Memory, pace: WatchPace) {
  const found = await readWanted(ports, memory)
  memory.wanted = found?.wanted ?? null
  // A reading may take long, and the wait is for after it.
  const now = ports.now()
  memory.polledAt = now
  if (found === null) {
    await keepQuiet(ports, memory)
    const backoff = toBackoff(memory.failedPolls, ports.random)
    memory.earliestPoll = Math.max(memory.earliestPoll, now + Math.min(backoff, pace.poll))
    memory.nextPoll = Math.max(memory.earliestPoll, now + backoff)
    return
  }
  memory.earliestPoll = 0
  const state = await noteWanted(ports, found)
  memory.nextPoll =
    now + (isAwaitingRef(memory, state, pace.refDelay, now) ? AWAITING_POLL : pace.poll)
}

/** The next poll is at once, unless the service has asked for quiet, perhaps of a process before this one. */
async function keepQuiet(ports: ReconcilePorts, memory: Memory) {
  const state = await ports.readState()
  const now = ports.now()
  memory.earliestPoll = toQuietEnd(state, now)
  memory.nextPoll = memory.earliestPoll
  if (memory.earliestPoll <= now) return
  memory.wanted = null
  logNewTrouble(ports, memory, toLine(state.trouble))
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
    const trouble = toTrouble(error, ports.now())
    logNewTrouble(ports, memory, toLine(trouble))
    await noteTrouble(ports, trouble)
    return null
  }
}

function toLine(trouble: { message: string } | null): string {
  return `the content cannot be read: ${trouble?.message ?? ''}`
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
