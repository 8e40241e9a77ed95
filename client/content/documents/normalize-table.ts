import { isRecord } from '../../shared/lib/is-record.js'
import { normalizeRichText } from './normalize-rich-text.js'
import { positionBelow, type FieldPosition, keepPossible } from './normalize-context.js'

type Fields = Readonly<Record<string, unknown>>

/** A table whose cells have texts that are ready to render. What is no row or cell is reported and left out. */
export function normalizeTable({ head, body }: Fields, position: FieldPosition) {
  return {
    head: normalizePart(head, positionBelow(position, 'head')),
    body: normalizePart(body, positionBelow(position, 'body')),
  }
}

function normalizePart(part: unknown, position: FieldPosition) {
  const rows = normalizeList(part, 'rows', position, (row, atRow) => ({
    ...row,
    cells: normalizeList(row, 'cells', atRow, (cell, at) => ({
      ...cell,
      content: normalizeContent(cell['content'], positionBelow(at, 'content')),
    })),
  }))
  return { rows }
}

function normalizeList<Item>(
  owner: unknown,
  name: string,
  position: FieldPosition,
  normalize: (item: Fields, at: FieldPosition) => Item,
): Item[] {
  const items = isRecord(owner) ? owner[name] : null
  const at = positionBelow(position, name)
  return keepPossible<Fields>(Array.isArray(items) ? items : [], isRecord, at).map((item, index) =>
    normalize(item, positionBelow(at, index)),
  )
}

function normalizeContent(content: unknown, position: FieldPosition): unknown[] {
  return Array.isArray(content) ? normalizeRichText(content, position) : []
}
