import { setTimeout as wait } from 'node:timers/promises'
import { claim, listClaims } from './claim.js'

/** No step under the lock takes longer than a few renames, in ms. */
const PATIENCE = 30_000

/**
 * Runs one step while no other process runs one in the same folder. Each contender makes its claim
 * first and looks for others after it: of two that come at once, at least one sees the other and
 * steps back, so both never go on.
 */
export async function withLock<Result>(
  folder: string,
  run: () => Promise<Result>,
  patience = PATIENCE,
): Promise<Result> {
  const givingUpAt = performance.now() + patience
  for (let attempt = 1; ; attempt++) {
    const own = await claim(folder, 'lock')
    try {
      const others = (await listClaims(folder)).filter((name) => name !== own.name)
      if (others.length === 0) return await run()
    } finally {
      await own.release()
    }
    if (performance.now() > givingUpAt) {
      throw new Error(`Another process holds the lock in ${folder}: end it, or wait for it to end.`)
    }
    await wait(Math.random() * Math.min(5 * attempt, 50))
  }
}
