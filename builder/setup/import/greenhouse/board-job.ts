import { isJobId } from '../../../../client/shared/addresses/url-policy.js'
import { isRecord } from '../../../../client/shared/lib/is-record.js'

/**
 * A job in the API of a Greenhouse board. https://developers.greenhouse.io/job-board.html
 * Everything but the id may be missing: boards differ.
 */
export interface BoardJob {
  id: number | string
  /** Null for a prospect post, which stands for no vacancy. */
  internal_job_id?: number | null
  title?: string | null
  updated_at?: string | null
  first_published?: string | null
  application_deadline?: string | null
  requisition_id?: string | null
  location?: { name?: string | null } | null
  absolute_url?: string | null
  language?: string | null
  /** HTML, escaped as text. */
  content?: string | null
  metadata?: { name?: string | null; value?: unknown }[] | null
  departments?: BoardUnit[] | null
  offices?: BoardUnit[] | null
  pay_input_ranges?: BoardPayRange[] | null
}

export interface BoardUnit {
  id: number
  name?: string | null
  child_ids?: number[] | null
}

export interface BoardPayRange {
  min_cents?: number | null
  max_cents?: number | null
  currency_type?: string | null
  title?: string | null
  blurb?: string | null
}

/** A number of more digits than JSON keeps would be the id of another job. */
export function hasJobId(
  job: unknown,
): job is Readonly<Record<string, unknown>> & Pick<BoardJob, 'id'> {
  if (!isRecord(job)) return false
  const { id } = job
  return isJobId(String(id)) && (typeof id === 'string' || Number.isSafeInteger(id))
}
