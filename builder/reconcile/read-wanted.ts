import type { Wanted } from './wanted.js'
import type { ReconcilePorts } from './reconcile-ports.js'

/** What a release shall be made from now. Throws if the content service cannot be read. */
export async function readWanted(ports: ReconcilePorts): Promise<Wanted> {
  return { ref: await ports.fetchMasterRef(), code: ports.code }
}

/**
 * The same, once the master ref is the one that a hint named, or any other than the live one; after
 * `longest` ms, whatever it is: the ref may be superseded already.
 */
export async function awaitWanted(
  ports: ReconcilePorts,
  hintedRef: string | null,
  longest: number,
): Promise<Wanted> {
  const givingUpAt = ports.now() + longest
  for (;;) {
    const wanted = await readWanted(ports)
    const live = await ports.readLive()
    const hasCome = hintedRef === null || wanted.ref === hintedRef || wanted.ref !== live?.ref
    if (hasCome || ports.now() >= givingUpAt) return wanted
    await ports.pause(1000)
  }
}
