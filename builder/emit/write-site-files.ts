import { toUrl } from '../../client/content/documents/field-values.js'
import { toInstant, toNewest } from '../../client/content/site/last-published.js'
import type { SiteContent } from '../../client/content/site/site-content.js'
import type { StagedRelease } from '../release/stage-release.js'

export interface SiteFileOptions {
  siteUrl: string
  /** A `mailto:` or `https:` address for reports of weaknesses; null: the company's own site. */
  securityContact: string | null
  /** Proves to IndexNow whose site this is; null where nobody is told of changes. */
  indexNowKey: string | null
}

/** The small files by which researchers and search engines know whose site this is. */
export async function writeSiteFiles(
  release: StagedRelease,
  site: SiteContent,
  options: SiteFileOptions,
): Promise<void> {
  await release.writePublicFile('.well-known/security.txt', createSecurityText(site, options))
  const { indexNowKey } = options
  if (indexNowKey !== null) await release.writePublicFile(`${indexNowKey}.txt`, indexNowKey)
}

const DAY = 24 * 60 * 60 * 1000
/** RFC 9116 asks for less than a year. */
const VALID_FOR_DAYS = 360

/**
 * It is valid from the newest publication on, not from the build: two builds of one content stay
 * equal, and a site that nobody tends any more stops vouching for its contact.
 */
function createSecurityText(site: SiteContent, { siteUrl, securityContact }: SiteFileOptions) {
  const { settings, jobs, departments, locations, pages } = site
  const nodes = [settings, ...Object.values(jobs).flat(), ...departments, ...locations, ...pages]
  const newest = toNewest(nodes.map(({ lastPublishedAt }) => toInstant(lastPublishedAt)))
  const expires = new Date((newest === null ? 0 : Date.parse(newest)) + VALID_FOR_DAYS * DAY)
  const contact = securityContact ?? toUrl(settings.data.organisation_url) ?? `${siteUrl}/`
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${site.lang.split('-')[0]}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
