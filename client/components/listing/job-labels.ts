import type { JobRow } from '../../shared/page-data/views.js'
import { counted } from '../../shared/counted.js'

const PLACES_IN_A_ROW = 3

/** 'Hybrid, 2 office days'; null where it is not stated. */
export function toWorkplaceText(job: JobRow): string | null {
  if (job.workplace !== 'Hybrid' || job.officeDays === null) return job.workplace
  return `Hybrid, ${counted(job.officeDays, 'office day')}`
}

/** The places that a row names, and those for which it has no room. */
export function splitLocations(job: JobRow): { shown: string[]; more: string[] } {
  const names = job.places.map(({ name }) => name)
  return { shown: names.slice(0, PLACES_IN_A_ROW), more: names.slice(PLACES_IN_A_ROW) }
}

const DAY = 24 * 60 * 60 * 1000
const BADGE_DAYS = 7

/** What is worth a word in a row as of now, in ms; null before the browser knows the time. */
export function toBadges(job: JobRow, now: number | null): string[] {
  if (now === null) return []
  const posted = job.postedOn === null ? NaN : Date.parse(job.postedOn)
  const closes = job.closesAt === null ? NaN : Date.parse(job.closesAt)
  return [
    ...(now - posted <= BADGE_DAYS * DAY && now >= posted ? ['New'] : []),
    ...(closes - now <= BADGE_DAYS * DAY && closes >= now ? ['Closes soon'] : []),
  ]
}

export function isClosed(job: JobRow, now: number | null): boolean {
  return now !== null && job.closesAt !== null && Date.parse(job.closesAt) < now
}
