import type { JobRow } from '../../shared/page-data/views.js'

/** `instant` is in ms. A closing date that cannot be parsed closes nothing. */
export function isClosed({ closesAt }: JobRow, instant: number | null): boolean {
  return instant !== null && closesAt !== null && Date.parse(closesAt) < instant
}

/** The latest closing time before an instant, in ms; null if there is none. */
export function lastClosing(jobs: readonly JobRow[], instant: number): number | null {
  const closings = jobs
    .filter((job) => isClosed(job, instant))
    .map(({ closesAt }) => Date.parse(closesAt ?? ''))
  return closings.length === 0 ? null : Math.max(...closings)
}
