import { isOwnPath } from '../addresses/path-base.js'
import type { JobRow } from './views.js'

/** Whether a list has a job with a page in this language: its feeds have no others. */
export function hasOwnJobs(jobs: readonly Pick<JobRow, 'path'>[]): boolean {
  return jobs.some(({ path }) => isOwnPath(path))
}
