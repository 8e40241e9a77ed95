import type { TableSectionView } from '../../shared/page-data/views.js'
import { Table } from '../elements/table.js'

export function PayBands({ bands: { heading, table } }: { bands: TableSectionView }) {
  return (
    <section className="job-section" id="pay-bands">
      <h2>{heading}</h2>
      <Table table={table} name={heading} />
    </section>
  )
}
