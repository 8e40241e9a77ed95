import { memoize } from '../../shared/lib/memoize.js'
import type { JobGroup, Results } from '../../shared/page-data/listing-views.js'
import type { DepartmentRef, FilterQuery, JobRow } from '../../shared/page-data/views.js'
import { isSearch } from '../query/filter-query.js'
import type { Hit } from '../search/job-index.js'
import { language } from '#words/frame.js'

export function toResults(
  hits: readonly Hit[],
  { q, sort }: FilterQuery,
  departments: readonly DepartmentRef[],
): Results {
  const jobs = [...hits]
    .sort(sort === 'newest' ? compareNewest : compareRelevance)
    .map(({ job }) => job)
  return sort === 'newest' || isSearch(q)
    ? { kind: 'flat', jobs }
    : { kind: 'grouped', groups: groupJobs(jobs, departments) }
}

/** Without a search all scores are equal, so that the listing's own order remains. */
function compareRelevance(a: Hit, b: Hit): number {
  return b.score - a.score || a.position - b.position
}

/** A job without a date posted comes last. */
function compareNewest({ job: a }: Hit, { job: b }: Hit): number {
  const [dateOfA, dateOfB] = [a.postedOn ?? '', b.postedOn ?? '']
  if (dateOfA !== dateOfB) return dateOfA < dateOfB ? 1 : -1
  return titles(language).compare(a.title, b.title) || titles(language).compare(a.id, b.id)
}

/** Created when it is needed: the first use of `Intl` takes a browser tens of milliseconds. */
const titles = memoize((locale: string) => new Intl.Collator(locale, { numeric: true }))

/** In the order of the departments, without those that have no job. */
function groupJobs(jobs: readonly JobRow[], departments: readonly DepartmentRef[]): JobGroup[] {
  const groups = new Map<string, JobGroup>()
  for (const { slug, name } of [...departments, ...jobs.map(({ department }) => department)]) {
    if (!groups.has(slug)) groups.set(slug, { slug, name, jobs: [], count: 0 })
  }
  for (const job of jobs) groups.get(job.department.slug)?.jobs.push(job)
  return [...groups.values()]
    .filter((group) => group.jobs.length > 0)
    .map((group) => ({ ...group, count: group.jobs.length }))
}
