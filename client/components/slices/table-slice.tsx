import type { SliceView } from '../../shared/page-data/slice-views.js'
import { Section } from '../elements/section.js'
import { Table } from '../elements/table.js'
import * as words from '#words/listing.js'

export function TableSlice({ slice }: { slice: Extract<SliceView, { kind: 'table' }> }) {
  const { heading, text, table } = slice
  return (
    <Section kind="table" heading={heading} text={text}>
      {table !== null && <Table table={table} name={heading ?? words.table} />}
    </Section>
  )
}
