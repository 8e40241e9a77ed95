/** What the orchestrator says it serves. */
export interface Served {
  /** As the orchestrator names it: by digest once `publish-image` has replaced it. */
  image: string
  /** Somebody has rolled back and wants nothing to be published until further notice. */
  isHeld: boolean
}

/** Whoever runs the web servers. */
export interface Rollout {
  readServed: () => Promise<Served>
  /**
   * Puts `image` in the place of `former` and waits until it serves. Throws `RolloutError` if it
   * never does, after `former` has been put back; `SupersededError` if something else took that place
   * meanwhile.
   */
  replace: (former: Served, image: string) => Promise<void>
}

export class RolloutError extends Error {
  override name = 'RolloutError'
}

/** Between two looks at a rollout that is on its way, in ms. */
export const LOOK = 2_000

/** How long a rollout may take until it is taken for failed, in ms. */
export const ROLLOUT_LIMIT = 420_000
