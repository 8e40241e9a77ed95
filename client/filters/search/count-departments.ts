import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { DepartmentRef } from '../../shared/page-data/views.js'

export interface DepartmentCount extends DepartmentRef {
  /** Open jobs. */
  count: number
}

/** Those that have jobs, where there is a choice. */
export function countDepartments({ departments, jobs }: ListingView): DepartmentCount[] {
  const refs = [...departments, ...jobs.map(({ department }) => department)]
  const names = new Map(refs.map(({ slug, name }) => [slug, name]))
  const counts = [...names]
    .map(([slug, name]) => ({
      slug,
      name,
      count: jobs.filter(({ department }) => department.slug === slug).length,
    }))
    .filter(({ count }) => count > 0)
  return counts.length > 1 ? counts : []
}
