import { createRandom, type Random } from '../browser/runtime/random.js'
import type { Parts } from './parts/start-parts.js'
import type { Tally } from './tally.js'

/** What every actor of the soak shares. */
export interface Soak {
  parts: Parts
  tally: Tally
  isOver: () => boolean
  /** In ms; shorter at the end. */
  pause: (ms: number) => Promise<void>
  faults: FaultState
  say: (line: string) => void
}

/** An actor goes on until the soak is over. Each has random numbers of its own. */
export type Actor = (soak: Soak, random: Random) => Promise<void>

/** The fault in force, if there is one, and when the last one ended, in ms. */
export interface FaultState {
  active: string | null
  endedAt: number
  begun: number
}

/** Whether no fault was in force at any moment of a task. */
export async function wasCalm({ faults }: Soak, task: () => Promise<void>): Promise<boolean> {
  const { begun, active } = faults
  await task()
  return active === null && faults.begun === begun
}

export function createSoak(parts: Parts, tally: Tally, say: Soak['say']) {
  const over = new AbortController()
  const soak: Soak = {
    parts,
    tally,
    say,
    isOver: () => over.signal.aborted,
    pause: (ms) =>
      new Promise((resolve) => {
        if (over.signal.aborted) return resolve()
        const end = () => {
          clearTimeout(timer)
          over.signal.removeEventListener('abort', end)
          resolve()
        }
        const timer = setTimeout(end, ms)
        over.signal.addEventListener('abort', end)
      }),
    faults: { active: null, endedAt: 0, begun: 0 },
  }
  return { soak, end: () => over.abort() }
}

/** In ms, so that what fails at once does not fail a thousand times a second. */
const AFTER_FAILURE = 1_000

/** Runs all actors side by side; what one throws is a failure of the soak and ends no other. */
export async function runActors(
  soak: Soak,
  seed: number,
  actors: Readonly<Record<string, Actor>>,
): Promise<void> {
  const runs = Object.entries(actors).map(async ([name, act], index) => {
    const random = createRandom(seed * 100 + index)
    while (!soak.isOver()) {
      await act(soak, random).catch(async (error: Error) => {
        soak.tally.fail('failures', `${name}: ${error.message.slice(0, 600)}`)
        await soak.pause(AFTER_FAILURE)
      })
    }
  })
  await Promise.all(runs)
}
