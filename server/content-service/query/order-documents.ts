import { createParsingError } from '../repository/api-error.js'
import { createFieldReader, toComparable } from './field-values.js'
import type { StoredDocument } from '../repository/stored-document.js'

export interface Ordering {
  path: string
  descending: boolean
}

/** Reads `[my.job.date desc,my.job.title]`. Throws 400 with the column of what is not an ordering. */
export function parseOrderings(source: string): Ordering[] {
  const inner = /^\s*\[(.*)\]\s*$/s.exec(source)?.[1]
  if (inner === undefined) throw createParsingError("expected '['", source, 0)
  if (inner.trim() === '') return []
  let offset = source.indexOf('[') + 1
  return inner.split(',').map((text) => {
    const match = /^(my\.[\w-]+\.[\w.-]+|document\.\w+)(?:\s+(asc|desc))?$/.exec(text.trim())
    if (!match?.[1]) {
      const at = offset + text.search(/\S|$/)
      throw createParsingError(`unexpected ordering '${text.trim()}'`, source, at)
    }
    offset += text.length + 1
    return { path: match[1], descending: match[2] === 'desc' }
  })
}

const collator = new Intl.Collator('en')

/** In the given order; equal ones keep theirs, and those without a value come last either way. */
export function orderDocuments(
  documents: readonly StoredDocument[],
  orderings: readonly Ordering[],
): readonly StoredDocument[] {
  if (orderings.length === 0) return documents
  const readers = orderings.map(({ path }) => createFieldReader(path))
  const rows = documents.map((stored) => ({
    stored,
    keys: readers.map((read) => toComparable(read(stored.document)[0])),
  }))
  rows.sort((a, b) => {
    for (const [i, { descending }] of orderings.entries()) {
      const order = compare(a.keys[i], b.keys[i], descending)
      if (order !== 0) return order
    }
    return 0
  })
  return rows.map(({ stored }) => stored)
}

type Key = ReturnType<typeof toComparable>

function compare(a: Key, b: Key, descending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return descending ? -order : order
}
