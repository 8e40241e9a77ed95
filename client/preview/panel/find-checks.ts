import type { Site } from '../../content/site/site.js'
import type { Node } from '../../content/documents/normalize-document.js'
import type { JobPageData } from '../../shared/page-data/page-views.js'
import { toOpenJobs, type OpenJob } from '../../content/views/open-jobs.js'
import type { SiteContent } from '../../content/site/site-content.js'
import {
  findPostingObstacles,
  POSTING_OBSTACLES,
} from '../../content/structured-data/posting-obstacles.js'
import type { JobDocument } from '../../shared/content-model/content-types.js'

/** Something that an editor may want to change before publishing. */
export interface Check {
  /** An error would keep the whole release back. */
  severity: 'error' | 'warning'
  message: string
}

/** What is to be said of one document, by the rules of the build's gate and a few that only warn. */
export function findChecks(site: Site, documentId: string | null): Check[] {
  if (documentId === null) return []
  const told = site.problems
    .filter(({ document }) => document.id === documentId)
    .map(({ severity, field, message, remedy }): Check => {
      return { severity, message: `${field === null ? '' : `${field}: `}${message} ${remedy}` }
    })
  const { content } = site
  if (content === null) return told
  return [...told, ...findJobChecks(site, content, documentId).map(toWarning)]
}

function toWarning(message: string): Check {
  return { severity: 'warning', message }
}

function findJobChecks(site: Site, content: SiteContent, documentId: string): string[] {
  const closed = content.jobs.closed.find(({ id }) => id === documentId)
  if (closed) return [toClosedText(closed)]
  const future = content.jobs.future.find(({ id }) => id === documentId)
  if (future) return [`The role opens on ${future.data.opens_at}: until then it has no page.`]
  const shown = toOpenJobs(site).get(documentId)
  if (shown === undefined) return []
  const obstacles = findPostingObstacles(shown, content)
  return [
    ...obstacles.map((obstacle) => `Not in Google's job search: ${POSTING_OBSTACLES[obstacle]}.`),
    ...findTextChecks(shown.page),
    ...findDoubles(shown, content),
  ]
}

function toClosedText({ data }: Node<JobDocument>): string {
  if (data.status === 'Closed' || data.status === 'Paused') {
    return `The status is ${data.status}: the page says that the role is closed.`
  }
  return `The closing date ${data.closes_on} has passed: the page says that the role is closed.`
}

function findTextChecks({ job, applyLinks }: JobPageData): string[] {
  return [
    ...(job.pay === null ? ['No pay range is stated.'] : []),
    ...(applyLinks.length === 0 ? ['There is no apply link that works.'] : []),
  ]
}

function findDoubles({ node, page }: OpenJob, content: SiteContent): string[] {
  const title = page.job.title.toLowerCase()
  const others = content.jobs.open.filter(
    ({ id, data }) => id !== node.id && data.title?.trim().toLowerCase() === title,
  )
  return others.map(({ uid }) => `Job ${uid} has the same title.`)
}
