import { counted } from '../../shared/lib/counted.js'
import type { JobRow } from '../../shared/page-data/views.js'

/** 'Hybrid, 2 office days'; null where it is not stated. */
export function toWorkplaceText(job: JobRow): string | null {
  if (job.workplace !== 'Hybrid' || job.officeDays === null) return job.workplace
  return `Hybrid, ${counted(job.officeDays, 'office day')}`
}
