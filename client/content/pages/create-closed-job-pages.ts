import type { JobRow } from '../../shared/page-data/views.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { toClosedOn, toFormerIds, type RememberedJob } from '../site/job-life.js'
import type { SiteContent } from '../site/site-content.js'
import type { Surroundings } from '../site/surroundings.js'
import { toListedRows } from '../views/listed-rows.js'
import { createSimilarJobs } from '../views/similar-jobs.js'
import { createHead, NO_INDEX } from './page-head.js'
import type { PageSpec } from './page-spec.js'

/**
 * A page for each job that was open once, even if its document is deleted. An id that an open job has taken
 * over leads there.
 */
export function createClosedJobPages(site: SiteContent): PageSpec<'component---closed-job-page'>[] {
  const similarTo = createSimilarJobs(toListedRows(site))
  const taken = new Set(site.jobs.open.flatMap(toFormerIds))
  const isOwn = (id: string) => !taken.has(id)
  return [
    ...site.jobs.closed
      .filter(({ uid }) => isOwn(uid ?? ''))
      .map((job) => {
        const { id, path, title, department, places } = site.rowOf(job)
        const closed = {
          id,
          path,
          title,
          department,
          places,
          formerIds: toFormerIds(job).filter(isOwn),
        }
        return createClosedJobPage(
          job,
          { ...closed, closedOn: toClosedOn(job, site), documentId: job.id },
          similarTo(closed),
          site.surroundings,
        )
      }),
    ...site.gone.map((job) =>
      createClosedJobPage(job, { ...job, documentId: null }, similarTo(job), site.surroundings),
    ),
  ]
}

interface ClosedJob extends RememberedJob {
  documentId: string | null
}

const createClosedJobPage = memoizeLatest(
  (
    _source: object,
    { path, title, department, closedOn, formerIds, documentId }: ClosedJob,
    similar: JobRow[],
    site: Surroundings,
  ): PageSpec<'component---closed-job-page'> => {
    const hasDepartmentPage = site.departments.some(({ uid }) => uid === department.slug)
    return {
      path,
      chunk: 'component---closed-job-page',
      documentId,
      data: {
        title,
        department: hasDepartmentPage ? department : null,
        closedOn,
        formerIds,
        similar,
      },
      head: createHead(
        {
          title: `Closed: ${title}`,
          description: `Applications for ${title} have closed.`,
          more: ['See the open roles that are most like it, or search all of them.'],
          canonicalPath: null,
          robots: NO_INDEX,
        },
        site,
      ),
    }
  },
)
