import { toDateText } from '../../shared/lib/date-text.js'
import type { Site } from '../../content/site/site.js'
import type { Node } from '../../content/documents/normalize-document.js'
import {
  formatProblem,
  toProblemText,
  type ContentProblem,
} from '../../content/documents/problems.js'
import type { JobContent } from '../../content/views/job-content.js'
import { toOpenJobs, type OpenJob } from '../../content/views/open-jobs.js'
import type { SiteContent } from '../../content/site/site-content.js'
import {
  findPostingObstacles,
  POSTING_OBSTACLES,
} from '../../content/outputs/structured-data/posting-obstacles.js'
import type { JobDocument } from '../../shared/content-model/content-types.js'

export interface Check {
  /** An error would stop the whole release. */
  severity: 'error' | 'warning'
  message: string
}

/**
 * Build problems of the document that is shown, errors of all others, which stop its publication too, and
 * warnings for editors only. The document is null for a page without one.
 */
export function findChecks(site: Site, documentId: string | null): Check[] {
  const isOwn = ({ document }: ContentProblem) => document.id === documentId
  const own = site.problems.filter(isOwn).map((problem): Check => {
    const { severity, field } = problem
    return { severity, message: `${field === null ? '' : `${field}: `}${toProblemText(problem)}` }
  })
  const others = site.problems
    .filter((problem) => !isOwn(problem) && problem.severity === 'error')
    .map((problem): Check => ({
      severity: 'error',
      message: `elsewhere: ${formatProblem(problem)}`,
    }))
  const problems = [...own, ...others]
  const { content } = site
  if (content === null || documentId === null) return problems
  return [
    ...problems,
    ...findJobChecks(site, content, documentId).map((message): Check => ({
      severity: 'warning',
      message,
    })),
  ]
}

function findJobChecks(site: Site, content: SiteContent, documentId: string): string[] {
  const closed = content.jobs.closed.find(({ id }) => id === documentId)
  if (closed) return [toClosedText(closed)]
  const future = content.jobs.future.find(({ id }) => id === documentId)
  if (future)
    return [
      `The role opens on ${toDateText(future.data.opens_at ?? '')}: until then it has no page.`,
    ]
  const open = toOpenJobs(site).get(documentId)
  if (open === undefined) return []
  const obstacles = findPostingObstacles(open, content)
  return [
    ...obstacles.map((obstacle) => `Not in Google's job search: ${POSTING_OBSTACLES[obstacle]}.`),
    ...findTextChecks(open.page),
    ...findDuplicates(open, content),
  ]
}

function toClosedText({ data }: Node<JobDocument>): string {
  if (data.status === 'Closed' || data.status === 'Paused') {
    return `The status is ${data.status}: the page says that the role is closed.`
  }
  return `The closing date ${toDateText(data.closes_on ?? '')} has passed: the page says that the role is closed.`
}

function findTextChecks({ job, applyLinks }: JobContent): string[] {
  return [
    ...(job.pay === null ? ['No pay range is stated.'] : []),
    ...(applyLinks.length === 0 ? ['There is no apply link that works.'] : []),
  ]
}

function findDuplicates({ node, page }: OpenJob, content: SiteContent): string[] {
  const title = page.job.title.toLowerCase()
  const others = content.jobs.open.filter(
    ({ id, data }) => id !== node.id && data.title?.trim().toLowerCase() === title,
  )
  return others.map(({ uid }) => `Job ${uid} has the same title.`)
}
