import type { JobRow } from '../../shared/page-data/views.js'
import type { Hit } from './filter-jobs.js'
import type { SortOrder } from '../query/filter-query.js'

const titles = new Intl.Collator('en-GB', { numeric: true })

/**
 * The hits as a flat list: by date posted where that was asked for, else by how well they answer the
 * search; otherwise in the listing's own order, which is by department and title.
 */
export function sortJobs(hits: readonly Hit[], sort: SortOrder): JobRow[] {
  return [...hits]
    .sort((a, b) =>
      sort === 'newest'
        ? compareNewest(a.entry.job, b.entry.job)
        : b.score - a.score || a.entry.position - b.entry.position,
    )
    .map(({ entry }) => entry.job)
}

/** A role without a date posted comes last. */
function compareNewest(a: JobRow, b: JobRow): number {
  const [dateOfA, dateOfB] = [a.postedOn ?? '', b.postedOn ?? '']
  if (dateOfA !== dateOfB) return dateOfA < dateOfB ? 1 : -1
  return titles.compare(a.title, b.title) || titles.compare(a.id, b.id)
}
