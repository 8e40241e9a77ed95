import type { DepartmentRef, JobRow } from '../../shared/page-data/views.js'

export interface JobGroup extends DepartmentRef {
  jobs: JobRow[]
}

/** The jobs under their departments, in the departments' order; departments without jobs left out. */
export function groupJobs(
  jobs: readonly JobRow[],
  departments: readonly DepartmentRef[],
): JobGroup[] {
  const groups = new Map<string, JobGroup>(
    departments.map(({ slug, name }) => [slug, { slug, name, jobs: [] }]),
  )
  for (const job of jobs) {
    const { slug, name } = job.department
    const group = groups.get(slug) ?? { slug, name, jobs: [] }
    groups.set(slug, group)
    group.jobs.push(job)
  }
  return [...groups.values()].filter((group) => group.jobs.length > 0)
}
