import { memoize } from '../../shared/lib/memoize.js'

/* In ms. */
const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/**
 * The last second of a day in a time zone, with the offset that holds then:
 * ('2026-07-31', 'Europe/London') → '2026-07-31T23:59:59+01:00'.
 */
export function toClosingInstant(date: string, timeZone: string): string {
  return closingInstantsOf(timeZone)(date)
}

/** The first second of a day in a time zone; where the clock goes forward at midnight, that is 01:00. */
export function toOpeningInstant(date: string, timeZone: string): string {
  return openingInstantsOf(timeZone)(date)
}

/** A site has far fewer days than jobs. */
const closingInstantsOf = memoize((timeZone: string) =>
  memoize((date: string) =>
    toOffsetText(findBeginning(Date.parse(date) + DAY, timeZone) - SECOND, timeZone),
  ),
)
const openingInstantsOf = memoize((timeZone: string) =>
  memoize((date: string) => toOffsetText(findBeginning(Date.parse(date), timeZone), timeZone)),
)

/**
 * The first instant whose local day is that day, or a later one where a zone has skipped it. Clocks may be
 * changed at midnight, so it is searched for and not computed from an offset.
 */
function findBeginning(day: number, timeZone: string): number {
  const hasBegun = (instant: number) => instant + offsetAt(new Date(instant), timeZone) >= day
  let [before, after] = [day - DAY, day + DAY]
  while (after - before > SECOND) {
    const middle = before + Math.floor((after - before) / 2 / SECOND) * SECOND
    if (hasBegun(middle)) after = middle
    else before = middle
  }
  return after
}

/** ISO 8601, whose offsets have no seconds, as those of former centuries do. */
function toOffsetText(instant: number, timeZone: string): string {
  const minutes = Math.round(offsetAt(new Date(instant), timeZone) / MINUTE)
  const local = new Date(instant + minutes * MINUTE).toISOString()
  return `${local.replace(/\.\d+Z$/, '')}${toOffsetName(minutes)}`
}

/** A local date and time with the offset that holds then in a time zone. */
export function toZonedInstant(local: string, timeZone: string): string {
  const offset = (instant: Date) => toOffsetName(Math.round(offsetAt(instant, timeZone) / MINUTE))
  const guess = offset(new Date(`${local}Z`))
  return `${local}${offset(new Date(`${local}${guess}`))}`
}

export function toLocalDay(instant: Date, timeZone: string): string {
  return dayFormatOf(timeZone).format(instant)
}

/** In ms. */
function offsetAt(instant: Date, timeZone: string): number {
  const parts = offsetFormatOf(timeZone).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, ...units] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name) ?? []
  const [hours = 0, minutes = 0, seconds = 0] = units.map((unit) => Number(unit ?? 0))
  return (sign === '-' ? -1 : 1) * ((hours * 60 + minutes) * 60 + seconds) * SECOND
}

/** 60 → '+01:00' */
function toOffsetName(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}

// Creating a formatter costs far more than using it, and a site has one time zone.
const offsetFormatOf = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }),
)
/** Swedish dates are written YYYY-MM-DD. */
const dayFormatOf = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
)
