import { FADE_DELAY_MS } from '../../shared/constants.js'

/** Waits until the outgoing page has faded; not at all for visitors who asked for less motion. */
export function fadeOut(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, FADE_DELAY_MS))
}
