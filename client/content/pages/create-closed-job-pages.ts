import { toClosedOn } from '../site/closed-on.js'
import { toFormerIds } from '../site/former-ids.js'
import type { RememberedJob } from '../site/gone-jobs.js'
import { toJobRow } from '../views/job-row.js'
import { toListedRows } from '../views/listed-rows.js'
import type { PageSpec } from './page-spec.js'
import { createHead, NO_INDEX } from './page-head.js'
import type { ClosedJobPageData } from '../../shared/page-data/page-views.js'
import { createSimilarJobs, type ComparedJob } from '../views/similar-jobs.js'
import type { SiteContent } from '../site/site-content.js'
import type { JobRow } from '../../shared/page-data/views.js'

/** A page for each job that was open once, whether or not its document is still there. */
export function createClosedJobPages(site: SiteContent): PageSpec<ClosedJobPageData>[] {
  const similarTo = createSimilarJobs(toListedRows(site))
  const create = (job: RememberedJob, documentId: string | null) =>
    createClosedJobPage(job, documentId, similarTo, site)
  return [
    ...site.jobs.closed.map((job) =>
      create(
        { ...toJobRow(job, site), formerIds: toFormerIds(job), closedOn: toClosedOn(job) },
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
): PageSpec<ClosedJobPageData> {
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
