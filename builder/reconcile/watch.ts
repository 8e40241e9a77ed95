import type { Hint, RebuildState } from '../shared/protocol.js'
import { toBackoff } from './backoff.js'
import { decide, type Decision, type Pace, type WaitingCause } from './decide.js'
import { readWanted } from './read-wanted.js'
import { runBuild } from './run-build.js'
import type { Wanted } from './wanted.js'
import type { ReconcilePorts } from './reconcile-ports.js'

export interface WatchPace extends Pace {
  /** Between two looks at the master ref when nothing is known to have changed, in ms. */
  poll: number
  /** How long the content service may take to show a ref that a hint names, in ms. */
  refDelay: number
  /** Between two looks at the inbox, whose own notices can get lost, in ms. */
  look: number
}

/** Hints that no build has begun after; instants in ms. */
interface Burst {
  first: number
  last: number
  requestIds: string[]
}

/** Between two looks at the ref while one that a hint named is waited for, in ms. */
const AWAITING_POLL = 500

/**
 * Keeps what is live in line with what is wanted, until it is stopped. Whatever is lost here is found
 * again: hints by the poll, everything else in the state on disk.
 */
export async function watch(ports: ReconcilePorts, pace: WatchPace, isStopped: () => boolean) {
  let { handledHint, seenRefs } = await ports.updateState(() => ({ building: null }))
  let newestHint: Hint | null = null
  let hintSeenAt = 0
  let hints = null as Burst | null
  let wanted: Wanted | null = null
  let nextPoll = 0
  let failedPolls = 0
  let lastBuildEnd: number | null = null
  let told = ''

  while (!isStopped()) {
    const now = ports.now()
    const hint = await ports.readHint()
    if (hint !== null && hint.id !== newestHint?.id) {
      newestHint = hint
      hintSeenAt = now
      if (hint.id !== handledHint) {
        const requestIds = [...(hints?.requestIds ?? []), hint.requestId]
        hints = { first: hints?.first ?? toArrival(hint, now), last: now, requestIds }
        nextPoll = 0
      }
    }

    const isAwaiting = () =>
      hints !== null &&
      newestHint !== null &&
      newestHint.ref !== null &&
      !seenRefs.includes(newestHint.ref) &&
      now - hintSeenAt < pace.refDelay

    if (now >= nextPoll) {
      try {
        wanted = await readWanted(ports)
        seenRefs = (await noteWanted(ports, wanted)).seenRefs
        failedPolls = 0
        nextPoll = now + (isAwaiting() ? AWAITING_POLL : pace.poll)
      } catch (error) {
        wanted = null
        failedPolls++
        nextPoll = now + toBackoff(failedPolls, ports.random, pace.poll)
        const { message } = error as Error
        ports.log('warn', `the content cannot be read: ${message}`, { failedPolls })
      }
    }

    const live = await ports.readLive()
    const state = await ports.readState()
    const { failure, refusal, hold } = state
    const approval = await ports.readApproval()
    const decision = decide(
      { now, live, wanted, hints, lastBuildEnd, failure, refusal, hold, approval },
      pace,
    )
    await noteStaleness(ports, state, decision)
    if (decision.kind === 'build') {
      const order = { ...decision, live, requestIds: hints?.requestIds ?? [] }
      const { result } = await runBuild(ports, { ...order, hintedAt: hints?.first ?? null })
      if (result !== 'failed' && !isAwaiting()) {
        hints = null
        handledHint = newestHint?.id ?? null
        await ports.updateState(() => ({ handledHint }))
      }
      lastBuildEnd = ports.now()
      // Whatever was published meanwhile is wanted next.
      nextPoll = 0
      continue
    }

    told = tell(ports, decision, told)
    if (hints !== null && !isAwaiting() && NOTHING_TO_DO.has(decision.because)) {
      hints = null
      handledHint = newestHint?.id ?? null
      await ports.updateState(() => ({ handledHint }))
    }
    await ports.pause(Math.min(pace.look, toPause(ports.now(), nextPoll, decision)))
  }
}

const NOTHING_TO_DO: ReadonlySet<WaitingCause> = new Set(['in line', 'refused', 'held'])

/** Since when visitors see something else than what is published: the figure to be warned by. */
async function noteStaleness(ports: ReconcilePorts, state: RebuildState, decision: Decision) {
  const isInLine = decision.kind === 'wait' && decision.because === 'in line'
  if (decision.kind === 'wait' && decision.because === 'unreadable') return
  const { behindSince, failure, refusal } = state
  if (!isInLine) {
    if (behindSince !== null) return
    const since = new Date(ports.now()).toISOString()
    await ports.updateState(() => ({ behindSince: since }))
  } else if (behindSince !== null || failure !== null || refusal !== null) {
    // Somebody else may have published what this builder could not.
    await ports.updateState(() => ({ behindSince: null, failure: null, refusal: null }))
  }
}

/** The webhook's own instant, unless the clocks of the two processes disagree. */
function toArrival({ receivedAt }: Hint, now: number): number {
  const instant = Date.parse(receivedAt)
  return instant <= now && now - instant < 60_000 ? instant : now
}

async function noteWanted(ports: ReconcilePorts, wanted: Wanted) {
  const state = await ports.readState()
  const isKnown = state.seenRefs.at(-1) === wanted.ref && state.wanted?.code === wanted.code
  const readAt = new Date(ports.now()).toISOString()
  if (isKnown && Date.parse(readAt) - Date.parse(state.wanted?.readAt ?? '') < 60_000) return state
  return ports.updateState(({ seenRefs }) => ({
    wanted: { ...wanted, readAt },
    seenRefs: [...seenRefs.filter((ref) => ref !== wanted.ref), wanted.ref].slice(-SEEN_REFS_KEPT),
  }))
}

const SEEN_REFS_KEPT = 50

function toPause(now: number, nextPoll: number, decision: Decision): number {
  const until = decision.kind === 'wait' ? (decision.until ?? Infinity) : now
  return Math.max(1, Math.min(until - now, nextPoll - now))
}

/** Each cause is told once, when it begins. */
function tell(ports: ReconcilePorts, decision: Decision & { kind: 'wait' }, told: string): string {
  const { because } = decision
  if (because !== told) ports.log('info', `waiting: ${because}`, { because })
  return because
}
