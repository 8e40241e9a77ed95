import { toJobRow } from './job-row.js'
import type { SiteContent } from './site-content.js'
import type { JobRow } from './views.js'

/** The rows of the open jobs that listings show: by department, then by title. */
export function toListedRows(site: SiteContent): JobRow[] {
  const known = rowsOf.get(site)
  if (known !== undefined) return known
  const listed = site.jobs.open.filter(({ data }) => data.listed !== false)
  const rows = sortRows(
    listed.map((job) => toJobRow(job, site)),
    site,
  )
  rowsOf.set(site, rows)
  return rows
}

/** Many pages show the same rows; they are made once for each site. */
const rowsOf = new WeakMap<SiteContent, JobRow[]>()

function sortRows(rows: JobRow[], site: SiteContent): JobRow[] {
  const order = new Map(site.departments.map(({ uid }, index) => [uid ?? '', index]))
  const collator = new Intl.Collator('en', { numeric: true })
  return rows.sort(
    (a, b) =>
      (order.get(a.department.slug) ?? order.size) - (order.get(b.department.slug) ?? order.size) ||
      collator.compare(a.title, b.title) ||
      collator.compare(a.id, b.id),
  )
}
