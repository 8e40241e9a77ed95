import type { PrismicDocument } from '@prismicio/client'

import { isDocumentLink, isRecord } from '../repository/document-links.js'

/** Reads the values of one field from a document; several from a group, none where it is empty. */
export type FieldReader = (document: PrismicDocument) => readonly unknown[]

/** A reader for `document.tags`, `my.job.title`, `my.job.locations.location` and the like. */
export function createFieldReader(path: string): FieldReader {
  const [root, ...names] = path.split('.')
  if (root === 'document') {
    const name = names[0] as keyof PrismicDocument
    return (document) => readPath(document[name], [])
  }
  const [type, ...fieldPath] = names
  return (document) => {
    if (document.type !== type) return []
    return fieldPath[0] === 'uid' ? readPath(document.uid, []) : readPath(document.data, fieldPath)
  }
}

function readPath(value: unknown, path: readonly string[]): readonly unknown[] {
  if (path.length > 0) {
    if (Array.isArray(value)) return value.flatMap((item) => readPath(item, path))
    return isRecord(value) ? readPath(value[path[0] ?? ''], path.slice(1)) : []
  }
  if (isEmpty(value)) return []
  if (Array.isArray(value) && !isRichText(value)) return value
  return [value]
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0 || (isRichText(value) && toText(value) === '')
  if (!isRecord(value)) return false
  if (typeof value['link_type'] === 'string') return !('id' in value || 'url' in value)
  return Object.keys(value).length === 0
}

/** What predicates and orderings compare: a link is its document's id, rich text its words. */
export function toComparable(value: unknown): string | number | boolean | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  if (isDocumentLink(value)) return value.id
  if (isRecord(value) && typeof value['url'] === 'string') return value['url']
  return isRichText(value) ? toText(value) : undefined
}

type RichText = { text: string }[]

export function isRichText(value: unknown): value is RichText {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((block) => isRecord(block) && 'spans' in block && typeof block['text'] === 'string')
  )
}

function toText(value: RichText): string {
  return value.map((block) => block.text).join(' ')
}

/** Milliseconds since the epoch, from a Date, a Timestamp (`+0000` included) or a number. */
export function toTime(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !/^\d{4}-\d{2}(-\d{2})?(T|$)/.test(value)) return undefined
  const time = Date.parse(value.replace(/(T.*[+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(time) ? undefined : time
}
