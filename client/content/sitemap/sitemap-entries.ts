import type { PageData } from '../../shared/page-data/page-data.js'
import type { Site } from '../site/site.js'
import { createLastPublished, toNewest } from '../site/last-published.js'
import type { LandingPageData } from '../../shared/page-data/page-views.js'
import type { SiteContent } from '../site/site-content.js'

export interface SitemapEntry {
  path: string
  /** ISO 8601, UTC: when what the page shows was last published; null where that is not known. */
  lastModified: string | null
}

/** The pages that may be indexed under their own address, by path. */
export function createSitemapEntries({ content, pages }: Site): SitemapEntry[] {
  if (content === null) return []
  const lastModified = createLastModified(content)
  return pages
    .filter(isIndexable)
    .map((page) => ({ path: page.path, lastModified: lastModified(page) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

export function isIndexable({ path, result }: PageData): boolean {
  const { canonicalPath, robots } = result.pageContext.head
  return canonicalPath === path && !/\bnoindex\b/.test(robots ?? '')
}

/** Pages that list jobs change with them. */
function createLastModified(site: SiteContent): (page: PageData) => string | null {
  const lastPublished = createLastPublished(site)
  const jobs = new Map(
    site.jobs.open
      .filter(({ data }) => data.listed !== false)
      .map(({ id, uid }) => [uid, lastPublished(id)]),
  )
  const newestJob = toNewest(jobs.values())

  return ({ path, componentChunkName, result }) => {
    const own = lastPublished(result.pageContext.documentId ?? '')
    if (path === '/') return toNewest([own, newestJob])
    if (componentChunkName !== 'component---landing-page') return own
    const shown = (result.data as LandingPageData).jobs
    return toNewest([own, ...shown.map(({ id }) => jobs.get(id) ?? null)])
  }
}
