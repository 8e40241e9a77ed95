import { readFileSync } from 'node:fs'
import path from 'node:path'

const SPECIFICATION = path.resolve(__dirname, '../../conformity/specification.md')

/** One section of the specification, or one part of a section that has several. */
export interface SpecificationSection {
  /** For example `5. Validation rules`, or `8. Error catalogue: Page loading`. */
  title: string
  /** Each sentence, bullet and table row in order, as plain text; a table's cells are joined by ` | `. */
  rows: string[]
}

export function readSpecification(): SpecificationSection[] {
  const [, ...sections] = readFileSync(SPECIFICATION, 'utf8').split(/^## /m)
  return sections.flatMap(toParts).filter(({ rows }) => rows.length > 0)
}

function toParts(section: string): SpecificationSection[] {
  const [head = '', ...parts] = section.split(/^### /m)
  const [title = '', ...lines] = head.split('\n')
  return [
    { title, rows: toRows(lines) },
    ...parts.map((part) => {
      const [subtitle = '', ...own] = part.split('\n')
      return { title: `${title}: ${subtitle}`, rows: toRows(own) }
    }),
  ]
}

const SEPARATOR = /^\|[-|]+\|$/

function toRows(lines: string[]): string[] {
  const isHead = (line: string, next = '') => line.startsWith('|') && SEPARATOR.test(next)
  return lines
    .filter(
      (line, at) => line.trim() !== '' && !SEPARATOR.test(line) && !isHead(line, lines[at + 1]),
    )
    .map(toPlainText)
}

function toPlainText(line: string): string {
  if (!line.startsWith('|')) {
    return line.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').replace(/\*(.+?)\*/g, '$1')
  }
  const cells = line.slice(1, -1).split('|')
  return cells.map((cell) => cell.trim()).join(' | ')
}
