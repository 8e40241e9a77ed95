import type { JobDocument } from '../shared/content-types.js'
import { isPresent, toItems, toText } from './field-values.js'
import type { Node } from './normalize-document.js'

/** The numbers that a job had in another applicant tracking system, and that old links still name. */
export function toFormerIds(job: Node<JobDocument>): string[] {
  const ids = toItems(job.data.legacy_ids).map(({ id }) => toText(id))
  return [...new Set(ids.filter(isPresent))].filter((id) => isJobId(id) && id !== job.uid)
}

export function isJobId(text: string): boolean {
  return /^[0-9]{1,19}$/.test(text)
}
