import type { Hint, RebuildState } from '../shared/site-root/protocol.js'
import { toContentRef } from '../shared/site-root/source-ref.js'
import type { ReconcilePorts } from './reconcile-ports.js'

/** What a watcher remembers of hints, instants in ms. */
export interface HintMemory {
  newestHint: Hint | null
  /** The newest ref that a hint has named, whatever was hinted since. */
  hintedRef: { ref: string; seenAt: number } | null
  /** The hints since the last build started. */
  burst: { first: number; last: number; requestIds: string[] } | null
}

/** Whether there is a new hint that has not been dealt with. It joins the burst. */
export async function receiveHint(ports: ReconcilePorts, memory: HintMemory, now: number) {
  const hint = await ports.readHint()
  if (hint === null || hint.id === memory.newestHint?.id) return false
  memory.newestHint = hint
  const { ref } = hint
  // One that comes during a build of its ref leads to no other.
  if (ref !== null && ref !== memory.hintedRef?.ref) memory.hintedRef = { ref, seenAt: now }
  const { handledHint } = await ports.readState()
  if (hint.id === handledHint) return false
  ports.log('info', 'hint received', { requestId: hint.requestId, ref })
  const { first = toArrival(hint, now), requestIds = [] } = memory.burst ?? {}
  memory.burst = { first, last: now, requestIds: [...requestIds, hint.requestId] }
  return true
}

/** The webhook's own time, unless the clocks of the two processes disagree. */
function toArrival({ receivedAt }: Hint, now: number): number {
  const instant = Date.parse(receivedAt)
  return isWithin(60_000, instant, now) ? instant : now
}

/** Whether the content service has still time to publish what a hint has named. */
export function isAwaitingRef(
  { burst, hintedRef }: HintMemory,
  { seenRefs }: Pick<RebuildState, 'seenRefs'>,
  refDelay: number,
  now: number,
): boolean {
  if (burst === null || hintedRef === null) return false
  const isSeen = seenRefs.some((ref) => toContentRef(ref) === hintedRef.ref)
  return !isSeen && isWithin(refDelay, hintedRef.seenAt, now)
}

/** Whether an instant is less than so many ms ago. One of the future is of a clock that was set back. */
export function isWithin(ms: number, instant: number, now: number): boolean {
  return instant <= now && now - instant < ms
}
