import type { JobRow } from '../../shared/page-data/views.js'

/**
 * The jobs that are still open at an instant (ms since 1970). A page may have been built before a
 * closing date that has passed since.
 */
export function openAt(jobs: JobRow[], instant: number): JobRow[] {
  return jobs.filter((job) => !isPast(job, instant))
}

/** When the latest of the jobs that are no longer open closed, in ms since 1970; null if none did. */
export function lastClosing(jobs: readonly JobRow[], instant: number): number | null {
  const closings = jobs
    .filter((job) => isPast(job, instant))
    .map(({ closesAt }) => Date.parse(closesAt ?? ''))
  return closings.length === 0 ? null : Math.max(...closings)
}

/** A closing instant that cannot be read closes nothing. */
function isPast({ closesAt }: JobRow, instant: number): boolean {
  return closesAt !== null && Date.parse(closesAt) < instant
}
