import { element, textElement, XML_DECLARATION } from '../lib/xml.js'
import type { SitemapEntry } from './sitemap-entries.js'

/** The protocol's limit for one file. */
const MOST_ADDRESSES = 50_000

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

/** `sitemap.xml`; with more addresses than one file may hold, it is the index of others. */
export function createSitemapFiles(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  most = MOST_ADDRESSES,
): Record<string, string> {
  if (entries.length <= most) return { 'sitemap.xml': createUrlSet(entries, siteUrl) }
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) =>
    entries.slice(index * most, (index + 1) * most),
  )
  const name = (index: number) => `sitemap-${index + 1}.xml`
  const index = parts.map((_, part) =>
    element('sitemap', textElement('loc', `${siteUrl}/${name(part)}`)),
  )
  return {
    'sitemap.xml': XML_DECLARATION + element('sitemapindex', ['\n', ...index], NAMESPACE),
    ...Object.fromEntries(parts.map((part, i) => [name(i), createUrlSet(part, siteUrl)])),
  }
}

function createUrlSet(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(({ path, lastModified }) =>
    element('url', [textElement('loc', siteUrl + path), textElement('lastmod', lastModified)]),
  )
  return XML_DECLARATION + element('urlset', ['\n', ...urls], NAMESPACE)
}
