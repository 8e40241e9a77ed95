import { language } from '#words/frame.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { memoize } from '../../shared/lib/memoize.js'
import type { SiteContent } from '../site/site-content.js'
import { distinguishRows } from './distinguish-rows.js'

export const toListedRows = memoize((site: SiteContent): JobRow[] => {
  const own = site.jobs.open.filter(({ data }) => data.listed !== false)
  const listed = [...own, ...site.elsewhere.jobs]
  const order = new Map(site.departments.map(({ uid }, index) => [uid ?? '', index]))
  return distinguishRows(listed, site.rowOf).sort(
    (a, b) =>
      (order.get(a.department.slug) ?? order.size) - (order.get(b.department.slug) ?? order.size) ||
      collator.compare(a.title, b.title) ||
      collator.compare(a.id, b.id),
  )
}, new WeakMap())

const collator = new Intl.Collator(language, { numeric: true })
