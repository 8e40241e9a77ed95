import { isContentFailure } from '../../client/shared/content-api/content-service-error.js'
import { LONGEST_QUIET } from '../../client/shared/content-api/with-retries.js'
import type { RebuildState } from '../shared/site-root/protocol.js'
import type { ReconcilePorts } from './reconcile-ports.js'

type Trouble = NonNullable<RebuildState['trouble']>
type FoundTrouble = Omit<Trouble, 'since'>

/** Why neither content nor board, or the board alone, can be read. */
export function toTrouble(error: unknown, now: number): FoundTrouble {
  const { name, message, cause } = error as Error
  const asked = isContentFailure(cause) ? cause.retryAfter : null
  return {
    message,
    of: name === 'BoardError' ? 'board' : 'content',
    ...(asked !== null && { until: new Date(now + asked).toISOString() }),
  }
}

/** Before which the content service wants no request, in ms; 0 if it may be asked, or the clock was set back. */
export function toQuietEnd({ trouble }: Pick<RebuildState, 'trouble'>, now: number): number {
  const end = Date.parse(trouble?.until ?? '')
  return end - now <= LONGEST_QUIET ? end : 0
}

/** Null where a look at the board has found none. */
export function toBoardTrouble(message: string | null): FoundTrouble | null {
  return message === null ? null : { message, of: 'board' }
}

export function isSameTrouble(one: FoundTrouble | null, other: FoundTrouble | null): boolean {
  return (['message', 'of', 'until'] as const).every((name) => one?.[name] === other?.[name])
}

/** With the time since when: another message of the same source is the same trouble. */
export function withSince(
  { trouble }: Pick<RebuildState, 'trouble'>,
  found: FoundTrouble | null,
  now: number,
): Trouble | null {
  if (found === null) return null
  const since = trouble !== null && trouble.of === found.of ? trouble.since : null
  return { ...found, since: since ?? new Date(now).toISOString() }
}

/** Writes only what is new. */
export async function noteTrouble(ports: ReconcilePorts, found: FoundTrouble | null) {
  const { trouble } = await ports.readState()
  if (isSameTrouble(trouble, found)) return
  await ports.updateState((state) => ({ trouble: withSince(state, found, ports.now()) }))
}
