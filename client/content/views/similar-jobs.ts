import { memoize } from '../../shared/lib/memoize.js'
import { groupBy } from '../lib/group-by.js'
import { byNewest } from '../site/job-row.js'
import type { JobRow } from '../../shared/page-data/views.js'

const HOW_MANY = 4

type ComparedJob = Pick<JobRow, 'id' | 'department' | 'places'>

/**
 * Looks up, for any job of a site, the open jobs that a reader of it would look at next: of those that
 * share most with it, the ones posted at about its time. So all jobs are linked to from some pages, and
 * none, whose change would change them all, from very many.
 */
export function createSimilarJobs(rows: readonly JobRow[]): (job: ComparedJob) => JobRow[] {
  const newest = [...rows].sort(byNewest)
  const byDepartment = groupBy(newest, (row) => [row.department.slug])
  const byPlace = groupBy(newest, placesOf)
  const byBoth = groupBy(newest, (row) => placesOf(row).map((slug) => toPair(row, slug)))

  return (job) => {
    const similar = new Map<string, JobRow>()
    const take = (groups: readonly (readonly JobRow[] | undefined)[]) => {
      // Among these are the job itself, and maybe all that is taken.
      const count = similar.size + 1 + HOW_MANY
      const first = groups.flatMap((rows = []) => around(rows, job.id, count))
      for (const row of groups.length > 1 ? first.sort(byNewest) : first) {
        if (similar.size === HOW_MANY) return
        if (row.id !== job.id) similar.set(row.id, row)
      }
    }
    const places = placesOf(job)
    take(places.map((slug) => byBoth.get(toPair(job, slug))))
    if (similar.size < HOW_MANY) take([byDepartment.get(job.department.slug)])
    if (similar.size < HOW_MANY) take(places.map((slug) => byPlace.get(slug)))
    return [...similar.values()]
  }
}

/** The neighbours of a job in a list, or the first jobs if it is not there. */
function around(rows: readonly JobRow[], id: string, count: number): readonly JobRow[] {
  const position = positionsIn(rows).get(id) ?? 0
  const start = Math.min(position - Math.floor(count / 2), rows.length - count)
  return rows.slice(Math.max(0, start), Math.max(0, start) + count)
}

const positionsIn = memoize(
  (rows: readonly JobRow[]) => new Map(rows.map(({ id }, index) => [id, index])),
  new WeakMap(),
)

const placesOf = memoize(
  ({ places }: ComparedJob): string[] => [...new Set(places.map(({ slug }) => slug))],
  new WeakMap(),
)

function toPair({ department }: ComparedJob, place: string): string {
  return `${department.slug} ${place}`
}
