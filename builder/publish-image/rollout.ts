import { setTimeout as wait } from 'node:timers/promises'
import { NoAnswerError } from '../shared/services/api-request.js'

export interface Served {
  /** As the orchestrator names it: by digest once `publish-image` has replaced it. */
  image: string
  /** Publishing is suspended, for example after a rollback. */
  isHeld: boolean
}

/** Replaces the image of the web servers in an orchestrator. */
export interface Rollout {
  readServed: () => Promise<Served>
  /**
   * Replaces `former` by `image` and waits until that is served.
   * @throws RolloutError if it never is; `former` is restored.
   * @throws SupersededError if `former` has been replaced by something else.
   */
  replace: (former: Served, image: string) => Promise<void>
}

export class RolloutError extends Error {
  override name = 'RolloutError'
}

/** The orchestrator is overloaded or restarting: the same request may succeed later. */
export class UnavailableError extends RolloutError {
  override name = 'UnavailableError'
}

export type RolloutState = 'serving' | 'failed' | 'in progress'

/** In ms. */
export interface RolloutPace {
  interval: number
  /** A rollout that takes longer counts as failed. */
  limit: number
}

export const ROLLOUT_PACE: RolloutPace = { interval: 2_000, limit: 420_000 }

/** Polls until a rollout has ended; whether it serves. A poll may get no answer, or none for now. */
export async function awaitRollout(
  readState: () => Promise<RolloutState>,
  { interval, limit }: RolloutPace,
): Promise<boolean> {
  const deadline = performance.now() + limit
  while (performance.now() < deadline) {
    const state = await readState().catch((error: unknown) => {
      if (error instanceof NoAnswerError || error instanceof UnavailableError) return 'in progress'
      throw error
    })
    if (state !== 'in progress') return state === 'serving'
    await wait(interval)
  }
  return false
}
