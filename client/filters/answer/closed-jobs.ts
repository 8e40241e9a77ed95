import type { JobRow } from '../../shared/page-data/views.js'

/** Whether a job had closed at an instant in ms; a closing date that cannot be read closes nothing. */
export function isClosed({ closesAt }: JobRow, instant: number | null): boolean {
  return instant !== null && closesAt !== null && Date.parse(closesAt) < instant
}

/** The instant in ms of the latest closing that lies before the given one; null if there is none. */
export function lastClosing(jobs: readonly JobRow[], instant: number): number | null {
  const closings = jobs
    .filter((job) => isClosed(job, instant))
    .map(({ closesAt }) => Date.parse(closesAt ?? ''))
  return closings.length === 0 ? null : Math.max(...closings)
}
