import * as words from '#words/content.js'
import type { JobDocument } from '../../shared/content-model/content-types.js'
import { toDateText } from '#words/formats.js'
import type { JobRow } from '../../shared/page-data/views.js'
import type { Node } from '../documents/normalize-document.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { toLocalDay } from '../site/closing-instant.js'
import { toClosedOn, toFormerIds, type RememberedJob } from '../site/job-life.js'
import type { SiteContent } from '../site/site-content.js'
import type { SiteContext } from '../site/site-context.js'
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
  const owners = findOwners(site)
  const opensAgainOn = new Map(site.jobs.future.map((job) => [job.uid, toOpensOn(job, site)]))
  return [
    ...site.jobs.closed
      .filter(({ uid }) => owners.get(uid ?? '') === uid)
      .map((job) => {
        const { id, path, title, department, places } = site.rowOf(job)
        const closed = {
          id,
          path,
          title,
          department,
          places,
          formerIds: toFormerIds(job).filter((former) => owners.get(former) === id),
        }
        return createClosedJobPage(
          job,
          { ...closed, closedOn: toClosedOn(job, site), opensOn: null, documentId: job.id },
          similarTo(closed),
          site.context,
        )
      }),
    ...site.gone.map((job) => {
      const formerIds = job.formerIds.filter((former) => owners.get(former) === job.id)
      const opensOn = opensAgainOn.get(job.id) ?? null
      const closedOn = opensOn === null ? job.closedOn : null
      const closed = { ...job, formerIds, closedOn, opensOn, documentId: null }
      return createClosedJobPage(job, closed, similarTo(job), site.context)
    }),
  ]
}

/** That of a single job whose document is deleted. */
export function createGoneJobPage(
  job: RememberedJob,
  site: SiteContent,
): PageSpec<'component---closed-job-page'> {
  const similar = createSimilarJobs(toListedRows(site))(job)
  const closed = { ...job, opensOn: null, documentId: null }
  return createClosedJobPage(job, closed, similar, site.context)
}

/**
 * The id of the job that answers for each id, since one file answers it. Former ids of open jobs lead to
 * these; else a job's own id goes before another's former one.
 */
function findOwners({ jobs, gone }: SiteContent): Map<string, string> {
  const owners = new Map<string, string>()
  const claim = (owner: string, ids: readonly string[]) => {
    for (const id of ids) if (!owners.has(id)) owners.set(id, owner)
  }
  const closed = jobs.closed.map((job) => ({ id: job.uid ?? '', formerIds: toFormerIds(job) }))
  for (const job of jobs.open) claim(job.uid ?? '', toFormerIds(job))
  for (const { id } of closed) claim(id, [id])
  for (const { id, formerIds } of [...closed, ...gone]) claim(id, formerIds)
  return owners
}

/** YYYY-MM-DD: a job that was open may be put off. */
function toOpensOn({ data }: Node<JobDocument>, { timeZone }: SiteContent): string | null {
  return data.opens_at ? toLocalDay(new Date(data.opens_at), timeZone) : null
}

interface ClosedJob extends Omit<RememberedJob, 'documentIds'> {
  opensOn: string | null
  documentId: string | null
}

const createClosedJobPage = memoizeLatest(
  (
    _source: object,
    { path, title, department, closedOn, opensOn, formerIds, documentId }: ClosedJob,
    similar: JobRow[],
    site: SiteContext,
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
        opensOn,
        formerIds,
        similar,
      },
      head: createHead(
        {
          title: opensOn === null ? words.closedTitle(title) : words.notOpenYetTitle(title),
          description:
            opensOn === null ? words.aboutClosed(title) : words.opensOn(title, toDateText(opensOn)),
          more: [words.seeSimilarRoles],
          canonicalPath: null,
          robots: NO_INDEX,
        },
        site,
      ),
    }
  },
)
