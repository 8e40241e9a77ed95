import type { JobDocument } from '../../shared/content-model/content-types.js'
import { toText } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'

/** YYYY-MM-DD: when a closed job closed, as far as its document says. */
export function toClosedOn({ data }: Node<JobDocument>): string | null {
  return toText(data.closed_on) ?? toText(data.closes_on)
}
