import { groupBy } from '../lib/group-by.js'
import type { JobRow } from '../../shared/page-data/views.js'

const HOW_MANY = 4

type ComparedJob = Pick<JobRow, 'id' | 'department' | 'places'>

/** Looks up, for any job of a site, the open jobs that a reader of it would look at next. */
export function createSimilarJobs(rows: readonly JobRow[]): (job: ComparedJob) => JobRow[] {
  const newest = [...rows].sort(byNewest)
  const byDepartment = groupBy(newest, (row) => [row.department.slug])
  const byPlace = groupBy(newest, (row) => row.places.map(({ slug }) => slug))

  return (job) => {
    const colleagues = byDepartment.get(job.department.slug) ?? []
    const similar = new Map<string, JobRow>()
    const take = (candidates: Iterable<JobRow>, accepts: (row: JobRow) => boolean) => {
      for (const row of candidates) {
        if (similar.size === HOW_MANY) return
        if (row.id !== job.id && accepts(row)) similar.set(row.id, row)
      }
    }
    take(colleagues, (row) => sharePlace(row, job))
    take(colleagues, () => true)
    if (similar.size < HOW_MANY) {
      const neighbours = job.places.flatMap(({ slug }) => byPlace.get(slug) ?? [])
      take(neighbours.sort(byNewest), () => true)
    }
    return [...similar.values()]
  }
}

function sharePlace(a: ComparedJob, b: ComparedJob): boolean {
  return a.places.some(({ slug }) => b.places.some((place) => place.slug === slug))
}

/** Newest first; the id decides between jobs of one day, so that two builds agree. */
function byNewest(a: JobRow, b: JobRow): number {
  const posted = (b.postedOn ?? '').localeCompare(a.postedOn ?? '')
  return posted || a.id.localeCompare(b.id, 'en', { numeric: true })
}
