import type { JobRow } from './views.js'

/** Whether a list has a job of the page's own language: feeds have no others. */
export function hasOwnJobs(jobs: readonly Pick<JobRow, 'lang'>[]): boolean {
  return jobs.some(({ lang }) => lang === undefined)
}
