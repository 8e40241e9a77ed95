import type { JobDocument } from '../../shared/content-model/content-types.js'
import { toFormerIds } from './former-ids.js'
import type { Node } from '../documents/normalize-document.js'
import type { DepartmentRef, LocationRef } from '../../shared/page-data/views.js'

/** A job that had a page, as a release remembers it for those that come after. */
export interface RememberedJob {
  id: string
  /** Other numbers under which links may still ask for it. */
  formerIds: string[]
  path: string
  title: string
  department: DepartmentRef
  places: LocationRef[]
  /** YYYY-MM-DD; null while it is open, or where it is not known. */
  closedOn: string | null
}

export interface Keeping {
  now: Date
  timeZone: string
  /** For how long the page of a closed job stays; null: a year. */
  days: number | null
}

const DEFAULT_DAYS = 365
const DAY = 24 * 60 * 60 * 1000

/**
 * The remembered jobs whose documents are gone: their pages stay for as long as the settings say, so
 * that a link in an old advert is answered. A number that another job has taken over leads to that one.
 */
export function findGoneJobs(
  remembered: readonly RememberedJob[],
  jobs: readonly Node<JobDocument>[],
  { now, timeZone, days }: Keeping,
): RememberedJob[] {
  const today = toDay(now, timeZone)
  const taken = new Set(jobs.flatMap((job) => [job.uid, ...toFormerIds(job)]))
  return remembered
    .filter(({ id }) => !taken.has(id))
    .map((job) => ({
      ...job,
      formerIds: job.formerIds.filter((id) => !taken.has(id)),
      closedOn: job.closedOn ?? today,
    }))
    .filter(
      ({ closedOn }) => (Date.parse(today) - Date.parse(closedOn)) / DAY <= (days ?? DEFAULT_DAYS),
    )
}

/** YYYY-MM-DD where the company is; Swedes write dates so. */
function toDay(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant)
}
