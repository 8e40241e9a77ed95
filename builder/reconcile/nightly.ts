import { toClosingInstant } from '../../client/content/site/closing-instant.js'

const DAY = 86_400_000
/** Past midnight, so that what closes with the day is closed; in ms after its last second. */
const AFTER_MIDNIGHT = 301_000

/**
 * The newest 00:05 of the site's time zone that has passed, in ms. Some edits move no ref (a picture's
 * description, a model), so what was made before it is made anew.
 */
export function findLastNight(now: number, timeZone: string): number {
  for (const days of [-1, 0, 1, 2]) {
    const night = nightAfter(now - days * DAY, timeZone)
    if (night <= now) return night
  }
  return now - DAY
}

export function findNextNight(now: number, timeZone: string): number {
  for (const days of [-2, -1, 0, 1]) {
    const night = nightAfter(now + days * DAY, timeZone)
    if (night > now) return night
  }
  return now + DAY
}

/** 00:05 of the day after the one, by UTC, that holds the instant. */
function nightAfter(instant: number, timeZone: string): number {
  const date = new Date(instant).toISOString().slice(0, 10)
  const key = `${date} ${timeZone}`
  const night = nights.get(key) ?? Date.parse(toClosingInstant(date, timeZone)) + AFTER_MIDNIGHT
  if (nights.size > 100) nights.clear()
  nights.set(key, night)
  return night
}

/** A watcher asks for the same few, every second. */
const nights = new Map<string, number>()
