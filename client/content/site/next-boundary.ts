import type { SiteContent } from './site-content.js'
import { toClosesAt } from './job-life.js'

/** When the next job opens, or the next open one closes, by the calendar; ISO 8601, null if none will. */
export function findNextBoundary({ jobs, timeZone, now }: SiteContent): string | null {
  const openings = jobs.future.map(({ data }) => Date.parse(data.opens_at ?? ''))
  const closings = jobs.open.map(({ data }) => afterSecond(toClosesAt(data, timeZone) ?? ''))
  // A future job can close before it opens; then its opening is still the instant to look again.
  const coming = [...openings, ...closings].filter((instant) => instant > now.getTime())
  if (coming.length === 0) return null
  return new Date(coming.reduce((first, instant) => Math.min(first, instant))).toISOString()
}

/** The last second of the day belongs to it. */
function afterSecond(instant: string): number {
  return Date.parse(instant) + 1000
}
