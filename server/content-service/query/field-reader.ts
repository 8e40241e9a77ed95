import type { PrismicDocument } from '@prismicio/client'

import { isDocumentLink } from '../repository/document-links.js'

type ComparableValue = string | number | boolean

/** `document.tags`, `my.job.title`; fields in groups and slices cannot be queried here. */
export const FIELD_PATH = /^(?:document\.\w+|my\.[\w-]+\.[\w-]+)$/

/**
 * Reads the values that predicates and orderings compare; for a link, the linked document's id.
 * Returns undefined for documents of another type.
 */
export function createFieldReader(
  path: string,
): (document: PrismicDocument) => readonly ComparableValue[] | undefined {
  const [root, name = '', field = ''] = path.split('.')
  if (root === 'document') return (document) => toValues(document[name as keyof PrismicDocument])
  return (document) => {
    if (document.type !== name) return undefined
    return toValues(field === 'uid' ? document.uid : document.data[field])
  }
}

function toValues(value: unknown): ComparableValue[] {
  if (Array.isArray(value)) return value.flatMap(toValues)
  if (isDocumentLink(value)) return [value.id]
  const isComparable =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isComparable ? [value] : []
}
