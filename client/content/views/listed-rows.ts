import { memoize } from '../../shared/memoize.js'
import { toJobRow } from './job-row.js'
import type { SiteContent } from '../site/site-content.js'
import type { JobRow } from '../../shared/page-data/views.js'

/** The rows of the open jobs that listings show: by department, then by title. Many pages show them. */
export const toListedRows = memoize((site: SiteContent): JobRow[] => {
  const listed = site.jobs.open.filter(({ data }) => data.listed !== false)
  return sortRows(
    listed.map((job) => toJobRow(job, site)),
    site,
  )
}, new WeakMap())

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
