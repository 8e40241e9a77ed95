import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { claim, listClaims } from '../shared/site-root/claim.js'

/** In ms. */
interface Patience {
  /** A step under the lock takes no longer than a few renames. */
  longestWait?: number
  /** Between two attempts. */
  longestPause?: number
  /** Called after each attempt, counted from 1, that found another process with the lock. */
  onWait?: (attempt: number) => void
}

/**
 * Runs a step while no other process of this host runs one in the same folder. Each contender first
 * claims and then looks for others: of two at the same time, at least one sees the other and retries.
 */
export async function withLock<Result>(
  folder: string,
  run: () => Promise<Result>,
  { longestWait = 30_000, longestPause = 50, onWait = () => {} }: Patience = {},
): Promise<Result> {
  const deadline = performance.now() + longestWait
  for (let attempt = 1; ; attempt++) {
    let others: string[]
    const own = await claim(folder, 'lock')
    try {
      others = (await listClaims(folder)).filter((name) => name !== own.name)
      if (others.length === 0) return await run()
    } finally {
      await own.release()
    }
    onWait(attempt)
    if (performance.now() > deadline) {
      throw new Error(await describeHolder(path.join(folder, others[0] ?? '')))
    }
    await wait(Math.random() * Math.min(5 * attempt, longestPause))
  }
}

async function describeHolder(file: string): Promise<string> {
  const owner = await lstat(file).then(
    ({ uid }) => ` of user ${uid}`,
    () => '',
  )
  return `Another process${owner} holds the lock ${file}: end it, or wait for it to end. If there is none, delete the file.`
}
