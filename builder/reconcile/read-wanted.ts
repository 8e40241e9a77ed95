import type { Wanted } from './wanted.js'
import type { World } from './reconcile-ports.js'

/** What a release shall be made from now. Throws if the content service cannot be read. */
export async function readWanted(world: World): Promise<Wanted> {
  return { ref: await world.fetchMasterRef(), code: world.code }
}

/**
 * The same, once the master ref is the one that a hint named, or any other than the live one; after
 * `longest` ms, whatever it is: the ref may be superseded already.
 */
export async function awaitWanted(
  world: World,
  hintedRef: string | null,
  longest: number,
): Promise<Wanted> {
  const givingUpAt = world.now() + longest
  for (;;) {
    const wanted = await readWanted(world)
    const live = await world.readLive()
    const hasCome = hintedRef === null || wanted.ref === hintedRef || wanted.ref !== live?.ref
    if (hasCome || world.now() >= givingUpAt) return wanted
    await world.pause(1000)
  }
}
