import { SITE_LANGUAGES } from '../../../shared/addresses/own-base.js'
import { toLanguageTag } from '../../../shared/lib/language-tag.js'
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
  /** Language → path of the page in it, its own one included; none for a page in one language. */
  translations?: Readonly<Record<string, string>>
}

/** The pages that may be indexed under their own address, by path. */
export function createSitemapEntries(
  pages: readonly PageData[],
  content: SiteContent,
): SitemapEntry[] {
  const lastModified = createLastModified(content)
  return pages
    .filter(isIndexable)
    .map((page) => ({
      path: page.path,
      lastModified: lastModified(page),
      ...toTranslations(page),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** In the order of CONTENT_LANGS. */
function toTranslations({ path, result }: PageData): Pick<SitemapEntry, 'translations'> {
  const { lang: own, translations } = result.pageContext
  if (translations === undefined) return {}
  const all = SITE_LANGUAGES.flatMap(({ lang }) => {
    const there = lang === own ? path : translations[lang]
    return there === undefined ? [] : [[lang, there] as const]
  })
  return { translations: Object.fromEntries(all) }
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
const LINKS = { ...NAMESPACE, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }

/**
 * `sitemap.xml`, of the entries of all languages; if one file may not hold all addresses, it is the index of others.
 */
export function createSitemapFiles(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  most = MOST_ADDRESSES,
): Record<string, string> {
  const alternatesOf = createAlternates(entries)
  const toXml = (some: readonly SitemapEntry[]) => createUrlSet(some, alternatesOf, siteUrl)
  if (entries.length <= most) return { 'sitemap.xml': toXml(entries) }
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    xml: toXml(entries.slice(index * most, (index + 1) * most)),
  }))
  const index = parts.map(({ name }) =>
    element('sitemap', textElement('loc', `${siteUrl}/${name}`)),
  )
  return {
    'sitemap.xml': XML_DECLARATION + element('sitemapindex', ['\n', ...index], NAMESPACE),
    ...Object.fromEntries(parts.map(({ name, xml }) => [name, xml])),
  }
}

type Alternates = readonly (readonly [lang: string, path: string])[]

/**
 * Looks up the pages of a sitemap that say the same in other languages, with the page itself; none where there is
 * only that. A page that has no entry, such as one that must not be indexed, is none, nor is one that names another.
 */
function createAlternates(entries: readonly SitemapEntry[]): (entry: SitemapEntry) => Alternates {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  return ({ path, translations = {} }) => {
    const mutual = Object.entries(translations).filter(([, there]) =>
      Object.values(byPath.get(there)?.translations ?? {}).includes(path),
    )
    return mutual.length > 1 ? mutual : []
  }
}

function createUrlSet(
  entries: readonly SitemapEntry[],
  alternatesOf: (entry: SitemapEntry) => Alternates,
  siteUrl: string,
): string {
  let hasLinks = false
  const urls = entries.map((entry) => {
    const alternates = alternatesOf(entry)
    hasLinks ||= alternates.length > 0
    return element('url', [
      textElement('loc', siteUrl + entry.path),
      textElement('lastmod', entry.lastModified),
      ...toLinks(alternates, siteUrl),
    ])
  })
  return XML_DECLARATION + element('urlset', ['\n', ...urls], hasLinks ? LINKS : NAMESPACE)
}

/** Readers of any other language are sent to the first one that has the page. */
function toLinks(alternates: Alternates, siteUrl: string): string[] {
  const [first] = alternates
  if (first === undefined) return []
  const links = alternates.map(([lang, path]) => [toLanguageTag(lang), path] as const)
  return [...links, ['x-default', first[1]] as const].map(([hreflang, path]) =>
    element('xhtml:link', '', { rel: 'alternate', hreflang, href: siteUrl + path }),
  )
}
