import type { RunningNavigation } from './start-navigation.js'

export interface LateNavigation extends RunningNavigation {
  /** Fetches the code and starts it. Rejects if that fails, after which the page stays as it is. */
  start: () => Promise<void>
}

/**
 * Navigation whose code comes after the page has come to life. What components ask of it waits; should
 * the code never come, `leave` takes the visitor there.
 */
export function createLateNavigation(
  load: () => Promise<RunningNavigation>,
  leave: (href: string) => void,
): LateNavigation {
  let running: RunningNavigation | null = null
  let settle = () => {}
  const settled = new Promise<void>((resolve) => (settle = resolve))
  return {
    start: async () => {
      try {
        running = await load()
      } finally {
        settle()
      }
    },
    navigate: async (to, how) => {
      await settled
      return running ? running.navigate(to, how) : leave(to)
    },
    prefetch: (to) => void settled.then(() => running?.prefetch(to)),
    arrive: (view) => running?.arrive(view),
    isNavigating: () => running?.isNavigating() ?? false,
  }
}
