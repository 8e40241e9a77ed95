import type { JobData } from '../../shared/content-model/content-types.js'
import { toClosingInstant } from './closing-instant.js'

/** 'future': not open yet. 'open': people can apply. 'closed': it has been open. */
export type JobPhase = 'future' | 'open' | 'closed'

export function toJobPhase(job: JobData, now: Date, timeZone: string): JobPhase {
  if (job.status === 'Closed' || job.status === 'Paused') return 'closed'
  if (job.opens_at && Date.parse(job.opens_at) > now.getTime()) return 'future'
  const closesAt = job.closes_on ? toClosingInstant(job.closes_on, timeZone) : null
  return closesAt !== null && Date.parse(closesAt) < now.getTime() ? 'closed' : 'open'
}
