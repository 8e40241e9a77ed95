import { comma } from '#words/formats.js'
import * as words from '#words/content.js'
import type { RichTextField } from '@prismicio/client'
import { isRecord } from '../../shared/lib/is-record.js'
import type { TableCell, TableView } from '../../shared/page-data/views.js'
import { isBlank, toItems, toPlainText, toRichText } from '../documents/field-values.js'

/** A table without its empty rows; null for one that says nothing. */
export function toTable(value: unknown): TableView | null {
  const { head, body } = isRecord(value) ? value : {}
  const table = { head: toRows(head), body: toRows(body) }
  return table.head.length + table.body.length === 0 ? null : table
}

function toRows(part: unknown): TableCell[][] {
  const rows = isRecord(part) ? (part['rows'] as { cells?: unknown }[]) : []
  return toItems(rows)
    .map(({ cells }) => toItems(cells as { type?: unknown; content?: unknown }[]).map(toCell))
    .filter((cells) => cells.some(({ content }) => !isBlank(content)))
}

function toCell({ type, content }: { type?: unknown; content?: unknown }): TableCell {
  return { isHeading: type === 'header', content: toRichText(content) }
}

/** A list for readers that know no tables: 'Grade: 3, Pay: £30,000'. */
export function toTableText({ head, body }: TableView): RichTextField {
  const names = head.at(-1)?.map(toCellText) ?? []
  const rows = body.length > 0 ? body : head
  return rows.map((cells) => ({
    type: 'list-item',
    text: cells
      .map((cell, index) => {
        const [name, text] = [body.length > 0 ? names[index] : '', toCellText(cell)]
        return name && text !== '' ? words.underHeading(name, text) : text
      })
      .filter((text) => text !== '')
      .join(comma),
    spans: [],
  })) as unknown as RichTextField
}

function toCellText({ content }: TableCell): string {
  return toPlainText(content).replaceAll('\n', ' ')
}
