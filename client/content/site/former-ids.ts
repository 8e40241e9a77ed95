import type { JobDocument } from '../../shared/content-model/content-types.js'
import { isJobId } from '../../shared/url-policy.js'
import { isPresent, toItems, toText } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'

/** The numbers that a job had in another applicant tracking system, and that old links still name. */
export function toFormerIds(job: Node<JobDocument>): string[] {
  const ids = toItems(job.data.legacy_ids).map(({ id }) => toText(id))
  return [...new Set(ids.filter(isPresent))].filter((id) => isJobId(id) && id !== job.uid)
}
