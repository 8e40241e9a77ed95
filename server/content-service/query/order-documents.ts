import { createParsingError } from '../repository/api-error.js'
import type { StoredDocument } from '../repository/stored-document.js'
import { createFieldReader, FIELD_PATH } from './field-reader.js'

interface Ordering {
  read: ReturnType<typeof createFieldReader>
  isDescending: boolean
}

/** Parses `orderings`, for example `[my.job.date desc,my.job.title]`. */
export function parseOrderings(source: string): Ordering[] {
  const inner = /^\s*\[(.*)\]\s*$/s.exec(source)?.[1]
  if (inner === undefined) throw createParsingError("expected '['", source, 0)
  if (inner.trim() === '') return []
  return inner.split(',').map((text) => {
    const [path = '', direction = 'asc', ...rest] = text.trim().split(/\s+/)
    if (!FIELD_PATH.test(path) || !/^(?:asc|desc)$/.test(direction) || rest.length > 0) {
      const message = `unexpected ordering '${text.trim()}'`
      throw createParsingError(message, source, source.indexOf(text.trim()))
    }
    return { read: createFieldReader(path), isDescending: direction === 'desc' }
  })
}

const collator = new Intl.Collator('en')

/** Stable; documents without a value come last in both directions. */
export function orderDocuments(
  documents: readonly StoredDocument[],
  orderings: readonly Ordering[],
): readonly StoredDocument[] {
  return [...documents].sort((a, b) => {
    for (const { read, isDescending } of orderings) {
      const order = compare(read(a.document)?.[0], read(b.document)?.[0], isDescending)
      if (order !== 0) return order
    }
    return 0
  })
}

function compare(a: unknown, b: unknown, isDescending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return isDescending ? -order : order
}
