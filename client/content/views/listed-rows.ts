import { language } from '#words/frame.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { memoize } from '../../shared/lib/memoize.js'
import type { SiteContent } from '../site/site-content.js'
import type { JobDocument } from '../../shared/content-model/content-types.js'
import { extend } from '../../shared/lib/extend.js'
import { toText } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import { cutAtWord } from '../lib/text-width.js'
import { memoizeLatest } from '../lib/memoize-latest.js'

const LONGEST_HOURS = 60

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

/** Of the jobs with one title at the same places, each row says the working hours if these differ. */
function distinguishRows(
  jobs: readonly Node<JobDocument>[],
  rowOf: (job: Node<JobDocument>) => JobRow,
): JobRow[] {
  const hoursOf = new Map<string, Set<string | null>>()
  for (const job of jobs) {
    const key = toKey(rowOf(job))
    const hours = hoursOf.get(key)
    if (hours === undefined) hoursOf.set(key, new Set([toHours(job)]))
    else hours.add(toHours(job))
  }
  return jobs.map((job) => {
    const row = rowOf(job)
    const hours = toHours(job)
    const isNeeded = hours !== null && (hoursOf.get(toKey(row))?.size ?? 0) > 1
    return isNeeded ? withHours(row, hours) : row
  })
}

function toHours({ data }: Node<JobDocument>): string | null {
  return cutAtWord(toText(data.working_hours) ?? '', LONGEST_HOURS)
}

const toKey = memoize(
  ({ title, places }: JobRow) => [title, ...places.map(({ slug }) => slug)].join('\n'),
  new WeakMap(),
)

const withHours = memoizeLatest((row: JobRow, hours: string): JobRow => extend(row, { hours }))
