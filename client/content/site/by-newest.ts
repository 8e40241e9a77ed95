import type { JobRow } from '../../shared/page-data/views.js'
import { byJobId } from '../lib/by-job-id.js'

/** Newest first, then by id, so that two builds agree. */
export function byNewest(a: JobRow, b: JobRow): number {
  const [before, after] = [a.postedOn ?? '', b.postedOn ?? '']
  if (before !== after) return before < after ? 1 : -1
  return byJobId(a.id, b.id)
}
