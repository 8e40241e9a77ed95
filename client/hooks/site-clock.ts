const MINUTE = 60_000

/** In ms, of whole minutes, within which an answer is on its way; 0 while the site has told no time. */
let ahead = 0

/**
 * Sets the site's clock: a device can be a year off, and what is open is open for everybody.
 * @param date The `Date` of an answer that has just come from the site.
 */
export function setSiteClock(date: string | null): void {
  ahead = Math.round((Date.parse(date ?? '') - Date.now()) / MINUTE) * MINUTE || 0
}

/** In ms. */
export function siteNow(): number {
  return Date.now() + ahead
}
