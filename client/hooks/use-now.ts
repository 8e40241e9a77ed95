import { siteNow } from './site-clock.js'
import { useBrowserValue } from './use-browser-value.js'

const MINUTE = 60_000

let pretended: number | null = null

/** Sets another current time in ms, for an editor's preview; null ends it. */
export function pretendNow(instant: number | null): void {
  pretended = instant
}

/** The site's time in ms, to the minute; null in the first render, so that an old page never says 'today'. */
export function useNow(): number | null {
  return useBrowserValue(subscribe, readMinute, readNothing)
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE)
  // A page that returns from the background or the back/forward cache may be hours old.
  window.addEventListener('pageshow', onChange)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pageshow', onChange)
    document.removeEventListener('visibilitychange', onChange)
  }
}

const readMinute = () => pretended ?? Math.floor(siteNow() / MINUTE) * MINUTE
const readNothing = () => null
