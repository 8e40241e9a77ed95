import { toClosedOn, toFormerIds } from '../site/job-life.js'
import type { SiteContent } from '../site/site-content.js'
import { toListedRows } from '../views/listed-rows.js'
import { createSimilarJobs } from '../views/similar-jobs.js'
import { createHead, NO_INDEX } from './page-head.js'
import type { PageSpec } from './page-spec.js'

/** A page for each job that was open once, even if its document is deleted. */
export function createClosedJobPages(site: SiteContent): PageSpec<'component---closed-job-page'>[] {
  const similarTo = createSimilarJobs(toListedRows(site))
  const departments = new Set(site.departments.map(({ uid }) => uid))
  const closed = site.jobs.closed.map((job) => ({
    ...site.rowOf(job),
    formerIds: toFormerIds(job),
    closedOn: toClosedOn(job),
    documentId: job.id,
  }))
  const gone = site.gone.map((job) => ({ ...job, documentId: null }))
  return [...closed, ...gone].map((job) => {
    const { title, department, closedOn, formerIds } = job
    const hasDepartmentPage = departments.has(department.slug)
    return {
      path: job.path,
      chunk: 'component---closed-job-page',
      documentId: job.documentId,
      data: {
        title,
        department: hasDepartmentPage ? department : null,
        closedOn,
        formerIds,
        similar: similarTo(job),
      },
      head: createHead(
        {
          title: `Closed: ${title}`,
          description: `Applications for ${title} have closed.`,
          canonicalPath: null,
          robots: NO_INDEX,
        },
        site,
      ),
    }
  })
}
