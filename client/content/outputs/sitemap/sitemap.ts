import type { ListingView } from '../../../shared/page-data/listing-views.js'
import type { PageData } from '../../../shared/page-data/page-data.js'
import type { JobRow } from '../../../shared/page-data/views.js'
import { element, textElement, XML_DECLARATION } from '../../lib/xml.js'
import { createLastPublished, publicationOf, toLatestInstant } from '../../site/last-published.js'
import type { SiteContent } from '../../site/site-content.js'

export interface SitemapEntry {
  path: string
  /** ISO 8601, UTC: when what the page shows was last published; null if unknown. */
  lastModified: string | null
}

/** The pages that may be indexed under their own address, by path. */
export function createSitemapEntries(
  pages: readonly PageData[],
  content: SiteContent,
): SitemapEntry[] {
  const lastModified = createLastModified(content)
  return pages
    .filter(isIndexable)
    .map((page) => ({ path: page.path, lastModified: lastModified(page) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function isIndexable({ path, result }: PageData): boolean {
  const { canonicalPath, robots } = result.pageContext.head
  return canonicalPath === path && !/\bnoindex\b/.test(robots ?? '')
}

/** A page that lists jobs changes with them. */
function createLastModified(site: SiteContent): (page: PageData) => string | null {
  const lastPublished = createLastPublished(site)
  const jobs = new Map([
    ...site.elsewhere.jobs.map((job) => [job.uid, publicationOf(job)] as const),
    ...site.jobs.open.map(({ id, uid }) => [uid, lastPublished(id)] as const),
  ])
  return ({ result: { data, pageContext } }) => {
    const own = lastPublished(pageContext.documentId ?? '')
    return toLatestInstant([own, ...toListed(data).map((id) => jobs.get(id) ?? null)])
  }
}

/** The ids of the jobs that a page shows in its lists. */
function toListed(data: PageData['result']['data']): string[] {
  if ('roles' in data) return data.roles.map(({ id }) => id)
  const rows = 'listing' in data ? toShownRows(data.listing) : 'jobs' in data ? data.jobs : []
  return rows.map(({ id }) => id)
}

function toShownRows({ jobs, first }: ListingView): JobRow[] {
  if (first === null) return jobs
  const { results } = first
  return results.kind === 'flat' ? results.jobs : results.groups.flatMap((group) => group.jobs)
}

/** The protocol's limit for one file. */
const MOST_ADDRESSES = 50_000

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

/** `sitemap.xml`; if one file may not hold all addresses, it is the index of others. */
export function createSitemapFiles(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  most = MOST_ADDRESSES,
): Record<string, string> {
  if (entries.length <= most) return { 'sitemap.xml': createUrlSet(entries, siteUrl) }
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    xml: createUrlSet(entries.slice(index * most, (index + 1) * most), siteUrl),
  }))
  const index = parts.map(({ name }) =>
    element('sitemap', textElement('loc', `${siteUrl}/${name}`)),
  )
  return {
    'sitemap.xml': XML_DECLARATION + element('sitemapindex', ['\n', ...index], NAMESPACE),
    ...Object.fromEntries(parts.map(({ name, xml }) => [name, xml])),
  }
}

function createUrlSet(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(({ path, lastModified }) =>
    element('url', [textElement('loc', siteUrl + path), textElement('lastmod', lastModified)]),
  )
  return XML_DECLARATION + element('urlset', ['\n', ...urls], NAMESPACE)
}
