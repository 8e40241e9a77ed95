import type { TableCell, TableView } from '../../shared/page-data/views.js'
import { RichText } from './rich-text.js'

export interface TableProps {
  table: TableView
  /** What a screen reader calls it. */
  name: string
}

/** Where it is wider than the screen, it scrolls by itself, also with the keyboard. */
export function Table({ table: { head, body }, name }: TableProps) {
  return (
    <section className="table" aria-label={name} tabIndex={0}>
      <table>
        {head.length > 0 && <thead>{head.map(toRow('col'))}</thead>}
        {body.length > 0 && <tbody>{body.map(toRow('row'))}</tbody>}
      </table>
    </section>
  )
}

function toRow(scope: 'col' | 'row') {
  const toCell = ({ isHeading, content }: TableCell, index: number) =>
    isHeading ? (
      <th key={index} scope={scope} dir="auto">
        <RichText content={content} />
      </th>
    ) : (
      <td key={index} dir="auto">
        <RichText content={content} />
      </td>
    )
  return (cells: TableCell[], index: number) => <tr key={index}>{cells.map(toCell)}</tr>
}
