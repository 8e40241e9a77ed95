import type { JobDocument } from '../../shared/content-model/content-types.js'
import { isRecord } from '../../shared/lib/is-record.js'

/** A posting's document with what an editor has written in the CMS: field by field, whatever is filled wins. */
export function overlay(posting: JobDocument, written: JobDocument): JobDocument {
  return {
    ...written,
    first_publication_date: posting.first_publication_date ?? written.first_publication_date,
    last_publication_date: later(posting, written),
    data: { ...posting.data, ...Object.fromEntries(listFilled(written)) } as JobDocument['data'],
  }
}

/** Names and values. */
export function listFilled({ data }: JobDocument): [string, unknown][] {
  return Object.entries(data ?? {}).filter(([, value]) => !isEmpty(value))
}

/** As editors leave a field: an empty text, link or list, and a list of nothing but empty items. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isEmpty)
  if (!isRecord(value)) return false
  // A block of rich text.
  if (typeof value['spans'] === 'object') return isEmpty(value['text'])
  return Object.entries(value).every(([name, member]) => OF_ANY_LINK.has(name) || isEmpty(member))
}

/** What the CMS says of a link that leads nowhere, too. */
const OF_ANY_LINK: ReadonlySet<string> = new Set(['link_type', 'key', 'variant'])

function later(
  { last_publication_date: a }: JobDocument,
  { last_publication_date: b }: JobDocument,
): JobDocument['last_publication_date'] {
  return Date.parse(a ?? '') > Date.parse(b ?? '') ? a : b
}
