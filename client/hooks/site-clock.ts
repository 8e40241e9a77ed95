const MINUTE = 60_000

/** In ms, of whole minutes, within which an answer is on its way. */
let ahead = 0

/**
 * Sets the site's clock: a device can be a year off, and what is open is open for everybody.
 * @param date The `Date` of an answer that has just come from the site.
 */
export function setSiteClock(date: string | null): void {
  const offset = Date.parse(date ?? '') - Date.now()
  if (offset) ahead = Math.round(offset / MINUTE) * MINUTE
}

/** In ms; by the device's clock until the site has answered. */
export function siteNow(): number {
  return Date.now() + ahead
}
