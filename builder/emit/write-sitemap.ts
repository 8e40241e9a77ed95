import type { SitemapEntry } from '../../client/content/sitemap/sitemap-entries.js'
import { createSitemapFiles } from '../../client/content/sitemap/sitemap-files.js'
import type { StagedRelease } from '../release/stage-release.js'

/** `sitemap.xml`, and `robots.txt` that leads to it. */
export async function writeSitemap(
  release: StagedRelease,
  entries: readonly SitemapEntry[],
  { siteUrl, siteEnv }: { siteUrl: string; siteEnv: string },
): Promise<void> {
  for (const [name, xml] of Object.entries(createSitemapFiles(entries, siteUrl))) {
    await release.writePublicFile(name, xml)
  }
  await release.writePublicFile('robots.txt', createRobots(siteUrl, siteEnv))
}

/**
 * Robots may read everything everywhere: a page that they must not read could not tell them that it
 * must not be indexed. Outside production the server says that with every answer.
 */
function createRobots(siteUrl: string, siteEnv: string): string {
  const sitemap = siteEnv === 'production' ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : ''
  return `User-agent: *\nAllow: /\n${sitemap}`
}
