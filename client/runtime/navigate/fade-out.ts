import { FADE_DELAY_MS } from '../../shared/constants.js'

/** Resolves when the outgoing page has faded, at once for visitors who prefer reduced motion. */
export function fadeOut(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, FADE_DELAY_MS))
}
