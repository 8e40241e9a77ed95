import type { Site } from '../../content/site/site.js'
import { toFound } from '../../runtime/load/page-redirect.js'
import type { PageDataAnswer, PageSource } from '../../runtime/load/page-source.js'
import { toListedRows } from '../../content/views/listed-rows.js'
import { memoize } from '../../shared/lib/memoize.js'
import { staticQueryHash } from '../../shared/page-data/static-query-hash.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { staticQueryUrl } from '../../shared/addresses/page-paths.js'
import { toJobPathId } from '../../shared/addresses/job-paths.js'
import { findDeletedPage, toPageAfterwards } from './find-deleted-page.js'
import { staticQueryFailed } from '../../shared/constants/runtime-messages.js'

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
