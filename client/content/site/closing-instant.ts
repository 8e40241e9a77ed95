import { memoize } from '../../shared/lib/memoize.js'

/**
 * The last second of a day in a time zone, with the offset that holds on that day:
 * ('2026-07-31', 'Europe/London') → '2026-07-31T23:59:59+01:00'.
 */
export function toClosingInstant(date: string, timeZone: string): string {
  return closingInstantsOf(timeZone)(date)
}

/** A site has far fewer closing days than jobs. */
const closingInstantsOf = memoize((timeZone: string) =>
  memoize((date: string) => toZonedInstant(`${date}T23:59:59`, timeZone)),
)

/** A local date and time with the offset that holds then in a time zone. */
export function toZonedInstant(local: string, timeZone: string): string {
  const guess = offsetAt(new Date(`${local}Z`), timeZone)
  return `${local}${offsetAt(new Date(`${local}${guess}`), timeZone)}`
}

export function toLocalDay(instant: Date, timeZone: string): string {
  return dayFormatOf(timeZone).format(instant)
}

/** '+01:00' */
function offsetAt(instant: Date, timeZone: string): string {
  const parts = offsetFormatOf(timeZone).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return name === 'GMT' ? '+00:00' : name.replace('GMT', '')
}

// Creating a formatter costs far more than using it, and a site has one time zone.
const offsetFormatOf = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }),
)
/** Swedish dates are written YYYY-MM-DD. */
const dayFormatOf = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
)
