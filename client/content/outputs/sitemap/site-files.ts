import { toUrl } from '../../documents/field-values.js'
import { publicationOf, toLatestInstant } from '../../site/last-published.js'
import type { SiteFile } from '../../site/site.js'
import type { SiteContent } from '../../site/site-content.js'
import { createWebManifest } from './web-manifest.js'
import { createSitemapFiles, type SitemapEntry } from './sitemap.js'
import { toOwnName } from '../../lib/own-name.js'
import { BASE, SITE_LANGUAGES } from '../../../shared/addresses/own-base.js'

export interface SiteFileOptions {
  siteUrl: string
  /** Anything but 'production' is kept out of search engines. */
  siteEnv: string
  /** A `mailto:` or `https:` address for security reports; null: the company's own site. */
  securityContact: string | null
  /** Proves to IndexNow who owns the site; null if IndexNow is not used. */
  indexNowKey: string | null
}

/**
 * The files by which search engines, phones and security researchers find what they need. Most are there once for a
 * site; the sitemap of a site in several languages is made from the entries of all.
 */
export function createSiteFiles(
  site: SiteContent,
  entries: readonly SitemapEntry[],
  options: SiteFileOptions & { title: string },
): SiteFile[] {
  const { siteUrl, indexNowKey } = options
  const isFirst = BASE === ''
  const files = {
    ...(SITE_LANGUAGES.length === 0 ? createSitemapFiles(entries, siteUrl) : {}),
    ...(isFirst ? { 'robots.txt': createRobots(options) } : {}),
    [toOwnName('manifest.webmanifest')]: createWebManifest(site, options.title),
    ...(isFirst ? { '.well-known/security.txt': createSecurityText(site, options) } : {}),
    ...(isFirst && indexNowKey !== null ? { [`${indexNowKey}.txt`]: indexNowKey } : {}),
  }
  return Object.entries(files).map(([name, text]) => ({
    name,
    sources: [text],
    create: () => text,
  }))
}

/**
 * Robots may read everything everywhere: they must fetch a page to see that it must not be indexed.
 * Outside production the server says so in a header of every answer.
 */
function createRobots({ siteUrl, siteEnv }: SiteFileOptions): string {
  const sitemap = siteEnv === 'production' ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : ''
  return `User-agent: *\nAllow: /\n${sitemap}`
}

const DAY = 24 * 60 * 60 * 1000
/** RFC 9116 asks for less than a year. */
const VALID_FOR = 360 * DAY
/** So that the file does not change with each publication. */
const RENEWED_EVERY = 30 * DAY

/**
 * Expires about a year after the newest publication, not after the build: so two builds of the same
 * content are equal, and an abandoned site stops vouching for its contact.
 */
function createSecurityText(site: SiteContent, { siteUrl, securityContact }: SiteFileOptions) {
  const newest = toLatestInstant(site.nodes.map(publicationOf))
  const publishedAt = newest === null ? 0 : Date.parse(newest)
  const expires = new Date(publishedAt - (publishedAt % RENEWED_EVERY) + VALID_FOR)
  const contact = securityContact ?? toUrl(site.settings.data.organisation_url) ?? `${siteUrl}/`
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${toShortForms(site.lang).join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

function toShortForms(lang: string): string[] {
  const all = SITE_LANGUAGES.length === 0 ? [lang] : SITE_LANGUAGES.map((each) => each.lang)
  return [...new Set(all.map((each) => each.replace(/-.*/, '')))]
}
