import { toClosedOn, toFormerIds, type RememberedJob } from '../site/job-life.js'
import { toListedRows } from '../views/listed-rows.js'
import type { PageSpec } from './page-spec.js'
import { createHead, NO_INDEX } from './page-head.js'
import { createSimilarJobs, type ComparedJob } from '../views/similar-jobs.js'
import type { SiteContent } from '../site/site-content.js'
import type { JobRow } from '../../shared/page-data/views.js'

/** A page for each job that was open once, even if its document is deleted. */
export function createClosedJobPages(site: SiteContent): PageSpec<'component---closed-job-page'>[] {
  const similarTo = createSimilarJobs(toListedRows(site))
  const create = (job: RememberedJob, documentId: string | null) =>
    createClosedJobPage(job, documentId, similarTo, site)
  return [
    ...site.jobs.closed.map((job) =>
      create(
        { ...site.rowOf(job), formerIds: toFormerIds(job), closedOn: toClosedOn(job) },
        job.id,
      ),
    ),
    ...site.gone.map((job) => create(job, null)),
  ]
}

function createClosedJobPage(
  job: RememberedJob,
  documentId: string | null,
  similarTo: (job: ComparedJob) => JobRow[],
  site: SiteContent,
): PageSpec<'component---closed-job-page'> {
  const { path, title, department, closedOn, formerIds } = job
  const hasPage = site.departments.some(({ uid }) => uid === department.slug)
  return {
    path,
    chunk: 'component---closed-job-page',
    documentId,
    data: {
      title,
      department: hasPage ? department : null,
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
}
