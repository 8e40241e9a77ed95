import type { Site } from '../../content/site/site.js'
import { toFound } from '../../runtime/load/page-redirect.js'
import type { PageDataAnswer, PageSource } from '../../runtime/load/page-source.js'
import { toListedRows } from '../../content/views/listed-rows.js'
import { memoize } from '../../shared/lib/memoize.js'
import { staticQueryHash } from '../../shared/page-data/static-query-hash.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { staticQueryUrl } from '../../shared/addresses/page-paths.js'
import { toJobPathId } from '../../shared/addresses/job-paths.js'
import { staticQueryFailed } from '../../shared/constants/runtime-messages.js'
import { createGoneJobPage } from '../../content/pages/create-closed-job-pages.js'
import { toPageData } from '../../content/pages/page-spec.js'
import { toLocalDay } from '../../content/site/closing-instant.js'
import type { PageData } from '../../shared/page-data/page-data.js'

const ROWS = staticQueryHash('rows')

/**
 * The pages of one set of drafts, and those that are left of published ones. A newer set has its own source,
 * so there is no version.
 */
export function createDraftSource(site: Site, published: PageSource): PageSource {
  return {
    pageData: async (path) =>
      findPage(site, path) ?? (await findClosed(site, path, published)) ?? { kind: 'not-found' },
    staticQuery: async (hash) => {
      const result = hash === ROWS ? toRows(site) : site.staticQueries[hash]
      if (result === undefined) throw new Error(staticQueryFailed(staticQueryUrl(hash)))
      return { data: result, savedAt: null }
    },
    siteVersion: async () => null,
    isServed: async () => false,
  }
}

function toRows({ content }: Site): JobRow[] | undefined {
  return content === null ? undefined : toListedRows(content)
}

function findPage(site: Site, path: string): PageDataAnswer | null {
  const { pages, jobUrls } = toIndex(site)
  const page = pages.get(path)
  if (page) return toFound(page, null)
  // `/{any-slug}/{id}` redirects to the job, as in nginx.
  const toPath = jobUrls.get(toJobPathId(path) ?? '')
  if (!toPath) return null
  const kind = { isPermanent: false, ignoreCase: false, redirectInBrowser: true }
  return { kind: 'redirect', redirect: { fromPath: path, toPath, ...kind } }
}

/** A job that is deleted in the drafts still has a page. */
async function findClosed(
  site: Site,
  path: string,
  published: PageSource,
): Promise<PageDataAnswer | null> {
  const deleted = await findDeletedPage(site, path, published)
  const page = deleted && toPageAfterwards(site, deleted)
  return page && { kind: 'found', page, savedAt: null }
}

const toIndex = memoize(({ pages, content }: Site) => {
  const jobs = [...(content?.jobs.open ?? []), ...(content?.jobs.closed ?? [])]
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    jobUrls: new Map(jobs.map(({ uid, url }) => [uid, url])),
  }
}, new WeakMap())

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
function toPageAfterwards({ content }: Site, deleted: PageData): PageData | null {
  if (deleted.componentChunkName === 'component---closed-job-page') return deleted
  if (deleted.componentChunkName !== 'component---job-page' || content === null) return null
  const { id, path, title, department, places } = deleted.result.data.job
  const closedOn = toLocalDay(content.now, content.timeZone)
  const job = { id, path, title, department, places, closedOn, formerIds: [], documentIds: [] }
  return toPageData(createGoneJobPage(job, content), content, '')
}
