import type { RebuildState } from '../shared/site-root/protocol.js'
import type { ReconcilePorts } from './reconcile-ports.js'

type Trouble = NonNullable<RebuildState['trouble']>
type FoundTrouble = Omit<Trouble, 'since'>

/** Why neither content nor board, or the board alone, can be read. */
export function toTrouble(error: unknown): FoundTrouble {
  return {
    message: (error as Error).message,
    of: (error as Error).name === 'BoardError' ? 'board' : 'content',
  }
}

/** Null where a look at the board has found none. */
export function toBoardTrouble(message: string | null): FoundTrouble | null {
  return message === null ? null : { message, of: 'board' }
}

export function isSameTrouble(one: FoundTrouble | null, other: FoundTrouble | null): boolean {
  return one?.message === other?.message && one?.of === other?.of
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
