import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The specification, and the frame that its owner gave to those who build it. */
const DOCUMENTS = ['specification.md', 'design-card.md']

/** One section of a document, one part of a section that has several, or a document without sections. */
export interface SpecificationSection {
  /** For example `5. Validation rules`, or `8. Error catalogue: Page loading`. */
  title: string
  /** Each sentence, bullet and table row in order, as plain text; a table's cells are joined by ` | `. */
  rows: string[]
}

export function readSpecification(): SpecificationSection[] {
  return DOCUMENTS.flatMap(readSections)
    .flatMap(toParts)
    .filter(({ rows }) => rows.length > 0)
}

function readSections(name: string): string[] {
  const [head = '', ...sections] = readFileSync(path.join(__dirname, name), 'utf8').split(/^## /m)
  return sections.length > 0 ? sections : [head.replace(/^# /, '')]
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
