import type { JobData, JobDocument } from '../../shared/content-model/content-types.js'
import type { DepartmentRef, JobRow, LocationRef } from '../../shared/page-data/views.js'
import { toText, toTexts } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import { isDay } from '../values/day.js'
import { readFormerIds } from '../values/former-ids.js'
import { byJobId } from '../lib/by-job-id.js'
import { toClosingInstant, toLocalDay } from './closing-instant.js'

/* A job from its opening to the day when its page is removed: future, open, closed, gone. */

/** A document, or the node that it is made into. */
type Job = Pick<JobDocument, 'id' | 'data'> & { uid: string | null }

/** 'future': not open yet. 'open': people can apply. 'closed': it has been open. */
export type JobPhase = 'future' | 'open' | 'closed'

export function toJobPhase(job: JobData, now: Date, timeZone: string): JobPhase {
  if (isMarkedClosed(job)) return 'closed'
  if (isFuture(job, now)) return 'future'
  const closesAt = toClosesAt(job, timeZone)
  return closesAt !== null && Date.parse(closesAt) < now.getTime() ? 'closed' : 'open'
}

function isFuture(job: JobData, now: Date): boolean {
  return !isMarkedClosed(job) && Date.parse(toText(job.opens_at) ?? '') > now.getTime()
}

function isMarkedClosed({ status }: JobData): boolean {
  return status === 'Closed' || status === 'Paused'
}

/** The last second in which people can apply, ISO 8601; null for no closing date, or none of the calendar. */
export function toClosesAt({ closes_on: date }: JobData, timeZone: string): string | null {
  return isDay(date) ? toClosingInstant(date, timeZone) : null
}

/** Of closed jobs, those that were open at an instant, and whose closing date has passed since. */
export function findExpired(
  closed: readonly Node<JobDocument>[],
  since: Date,
  timeZone: string,
): Node<JobDocument>[] {
  return closed.filter(({ data }) => toJobPhase(data, since, timeZone) === 'open')
}

/**
 * YYYY-MM-DD: when a closed job closed, as far as its document says. A day to come is no such day, nor is
 * one from before the job was opened again: the calendar closes a job that is not marked as closed.
 */
export function toClosedOn(
  { data }: Node<JobDocument>,
  { now, timeZone }: Pick<Retention, 'now' | 'timeZone'>,
): string | null {
  const today = toLocalDay(now, timeZone)
  const days = isMarkedClosed(data) ? [data.closed_on, data.closes_on] : [data.closes_on]
  return days.map(toText).find((day) => day !== null && day <= today) ?? null
}

/** The job's ids in earlier applicant tracking systems, which old links still name. */
export function toFormerIds(job: Job): string[] {
  const ids = toTexts(job.data.legacy_ids, 'id').flatMap((text) => readFormerIds(text).ids)
  return [...new Set(ids)].filter((id) => id !== job.uid)
}

/** A job that has or had a page, as each release records it for the next one. */
export interface RememberedJob {
  id: string
  formerIds: string[]
  path: string
  title: string
  department: DepartmentRef
  places: LocationRef[]
  /** YYYY-MM-DD; null while the job is open, or if the day is unknown. */
  closedOn: string | null
  /** Ids of the documents that it has or had, as links name them. */
  documentIds: string[]
}

export interface Retention {
  now: Date
  timeZone: string
  /** How long the page of a closed job stays; null: a year. */
  days: number | null
}

const DEFAULT_DAYS = 365
const DAY = 24 * 60 * 60 * 1000

/**
 * The remembered jobs whose documents are deleted. Their pages stay for the days that the settings
 * say, so that links in old adverts are answered. An id that another job has taken over leads there.
 */
export function findGoneJobs(
  remembered: readonly RememberedJob[],
  jobs: readonly Job[],
  { now, timeZone, days }: Retention,
): RememberedJob[] {
  const today = toLocalDay(now, timeZone)
  const taken = new Set(jobs.flatMap((job) => [job.uid, ...toFormerIds(job)]))
  const documents = new Set(jobs.map(({ id }) => id))
  return remembered
    .filter(({ id }) => !taken.has(id))
    .map((job) => ({
      ...job,
      formerIds: job.formerIds.filter((id) => !taken.has(id)),
      closedOn: job.closedOn ?? today,
      // One whose UID was changed is about another job now.
      documentIds: job.documentIds.filter((id) => !documents.has(id)),
    }))
    .filter(
      ({ closedOn }) => (Date.parse(today) - Date.parse(closedOn)) / DAY <= (days ?? DEFAULT_DAYS),
    )
}

export interface SiteJobs {
  jobs: Record<JobPhase, Node<JobDocument>[]>
  /** Jobs of earlier releases whose documents are deleted. */
  gone: RememberedJob[]
  /** By id, as in earlier releases. */
  remembered: ReadonlyMap<string, RememberedJob>
  rowOf: (job: Node<JobDocument>) => JobRow
}

/** All jobs that the next release must be able to answer for, by id. Fields of other versions are kept. */
export function rememberJobs({
  jobs,
  gone,
  remembered,
  rowOf,
  ...clock
}: SiteJobs & Pick<Retention, 'now' | 'timeZone'>): RememberedJob[] {
  const toRemembered = (job: Node<JobDocument>, closedOn: string | null): RememberedJob => {
    const { id, path, title, department, places } = rowOf(job)
    const formerIds = toFormerIds(job)
    const former = remembered.get(id)
    const documentIds = [...new Set([job.id, ...(former?.documentIds ?? [])])]
    return { ...former, id, formerIds, path, title, department, places, closedOn, documentIds }
  }
  return [
    ...jobs.open.map((job) => toRemembered(job, null)),
    ...jobs.closed.map((job) => toRemembered(job, toClosedOn(job, clock))),
    ...gone,
  ].sort((a, b) => byJobId(a.id, b.id))
}
