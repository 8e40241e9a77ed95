import type { Hint } from '../../client/shared/rebuild.js'
import { toBackoff } from './backoff.js'
import { decide, type Decision, type Pace, type WaitingCause } from './decide.js'
import { readWanted } from './read-wanted.js'
import { runBuild } from './run-build.js'
import type { Wanted } from './wanted.js'
import type { World } from './world.js'

export interface WatchPace extends Pace {
  /** Between two looks at the master ref when nothing is known to have changed, in ms. */
  poll: number
  /** How long the content service may take to show a ref that a hint names, in ms. */
  refDelay: number
}

/** Hints that no build has begun after; instants in ms. */
interface Burst {
  first: number
  last: number
  requestIds: string[]
}

/** Between two looks at the ref while one that a hint named is waited for, in ms. */
const AWAITING_POLL = 1000
/** The inbox's own notices can get lost, so it is looked at anyway, in ms. */
const LONGEST_PAUSE = 1000

/**
 * Keeps what is live in line with what is wanted, until it is stopped. Whatever is lost here is found
 * again: hints by the poll, everything else in the state on disk.
 */
export async function watch(world: World, pace: WatchPace, isStopped: () => boolean) {
  let { handledHint, seenRefs } = await world.updateState(() => ({ building: null }))
  let newestHint: Hint | null = null
  let hintSeenAt = 0
  let hints = null as Burst | null
  let wanted: Wanted | null = null
  let nextPoll = 0
  let failedPolls = 0
  let lastBuildEnd: number | null = null
  let told = ''

  while (!isStopped()) {
    const now = world.now()
    const hint = await world.readHint()
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
        wanted = await readWanted(world)
        seenRefs = (await noteWanted(world, wanted)).seenRefs
        failedPolls = 0
        nextPoll = now + (isAwaiting() ? AWAITING_POLL : pace.poll)
      } catch (error) {
        wanted = null
        failedPolls++
        nextPoll = now + toBackoff(failedPolls, world.random, pace.poll)
        const { message } = error as Error
        world.log('warn', `the content cannot be read: ${message}`, { failedPolls })
      }
    }

    const live = await world.readLive()
    const { failure, refusal, hold, behindSince } = await world.readState()
    const approval = await world.readApproval()
    const decision = decide(
      { now, live, wanted, hints, lastBuildEnd, failure, refusal, hold, approval },
      pace,
    )
    await noteStaleness(world, behindSince, decision)
    if (decision.kind === 'build') {
      const order = { ...decision, live, requestIds: hints?.requestIds ?? [] }
      const { result } = await runBuild(world, { ...order, hintedAt: hints?.first ?? null })
      if (result !== 'failed' && !isAwaiting()) {
        hints = null
        handledHint = newestHint?.id ?? null
        await world.updateState(() => ({ handledHint }))
      }
      lastBuildEnd = world.now()
      // Whatever was published meanwhile is wanted next.
      nextPoll = 0
      continue
    }

    told = tell(world, decision, told)
    if (hints !== null && !isAwaiting() && NOTHING_TO_DO.has(decision.because)) {
      hints = null
      handledHint = newestHint?.id ?? null
      await world.updateState(() => ({ handledHint }))
    }
    await world.pause(toPause(world.now(), nextPoll, decision))
  }
}

const NOTHING_TO_DO: ReadonlySet<WaitingCause> = new Set(['in line', 'refused', 'held'])

/** Since when visitors see something else than what is published: the figure to be warned by. */
async function noteStaleness(world: World, since: string | null, decision: Decision) {
  const isBehind = decision.kind === 'build' || decision.because !== 'in line'
  if (decision.kind === 'wait' && decision.because === 'unreadable') return
  if (isBehind === (since !== null)) return
  const behindSince = isBehind ? new Date(world.now()).toISOString() : null
  await world.updateState(() => ({ behindSince }))
}

/** The webhook's own instant, unless the clocks of the two processes disagree. */
function toArrival({ receivedAt }: Hint, now: number): number {
  const instant = Date.parse(receivedAt)
  return instant <= now && now - instant < 60_000 ? instant : now
}

async function noteWanted(world: World, wanted: Wanted) {
  const state = await world.readState()
  const isKnown = state.seenRefs.at(-1) === wanted.ref && state.wanted?.code === wanted.code
  const readAt = new Date(world.now()).toISOString()
  if (isKnown && Date.parse(readAt) - Date.parse(state.wanted?.readAt ?? '') < 60_000) return state
  return world.updateState(({ seenRefs }) => ({
    wanted: { ...wanted, readAt },
    seenRefs: [...seenRefs.filter((ref) => ref !== wanted.ref), wanted.ref].slice(-SEEN_REFS_KEPT),
  }))
}

const SEEN_REFS_KEPT = 50

function toPause(now: number, nextPoll: number, decision: Decision): number {
  const until = decision.kind === 'wait' ? (decision.until ?? Infinity) : now
  return Math.max(1, Math.min(until - now, nextPoll - now, LONGEST_PAUSE))
}

/** Each cause is told once, when it begins. */
function tell(world: World, decision: Decision & { kind: 'wait' }, told: string): string {
  const { because } = decision
  if (because !== told) world.log('info', `waiting: ${because}`, { because })
  return because
}
