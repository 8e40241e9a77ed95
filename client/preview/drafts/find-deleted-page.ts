import { createGoneJobPage } from '../../content/pages/create-closed-job-pages.js'
import { toPageData } from '../../content/pages/page-spec.js'
import { toLocalDay } from '../../content/site/closing-instant.js'
import type { Site } from '../../content/site/site.js'
import type { PageSource } from '../../runtime/load/page-source.js'
import type { PageData } from '../../shared/page-data/page-data.js'

/** What visitors have at an address now, if the drafts lack its document; null otherwise. Never rejects. */
export async function findDeletedPage(
  { content }: Site,
  path: string,
  published: PageSource,
): Promise<PageData | null> {
  const answer = await published.pageData(path).catch(() => null)
  if (answer?.kind !== 'found' || content === null) return null
  const { documentId } = answer.page.result.pageContext
  const isDeleted = documentId !== null && !content.nodes.some(({ id }) => id === documentId)
  return isDeleted ? answer.page : null
}

/** What they will have there; null for a page that will be none. A job says that it is closed. */
export function toPageAfterwards({ content }: Site, deleted: PageData): PageData | null {
  if (deleted.componentChunkName === 'component---closed-job-page') return deleted
  if (deleted.componentChunkName !== 'component---job-page' || content === null) return null
  const { id, path, title, department, places } = deleted.result.data.job
  const closedOn = toLocalDay(content.now, content.timeZone)
  const job = { id, path, title, department, places, closedOn, formerIds: [], documentIds: [] }
  return toPageData(createGoneJobPage(job, content), content, '')
}
