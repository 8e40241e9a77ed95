import type { Site } from '../../client/content/site/site.js'
import { createFeedJobs } from '../../client/content/feeds/feed-jobs.js'
import { findWeaknesses } from '../../client/content/feeds/find-weaknesses.js'
import {
  createSitemapEntries,
  type SitemapEntry,
} from '../../client/content/sitemap/sitemap-entries.js'
import type { JsonLdOf } from '../../client/content/structured-data/create-structured-data.js'
import { PUBLISHED_URLS_FILE, type PublishedUrls } from '../notify/published-urls.js'
import type { StagedRelease } from '../release/stage-release.js'
import { writeFeeds } from './write-feeds.js'
import { writeJobsApi } from './write-jobs-api.js'
import { writeSiteFiles, type SiteFileOptions } from './write-site-files.js'
import { writeSitemap } from './write-sitemap.js'

export interface SeoFileOptions extends SiteFileOptions {
  siteEnv: string
  jsonLdOf: JsonLdOf
}

export interface SeoFiles {
  /** The addresses that were made known. */
  addresses: PublishedUrls
  /** What keeps jobs from being found as they could be. */
  warnings: string[]
}

/** Everything by which others find the site and its jobs. */
export async function writeSeoFiles(
  release: StagedRelease,
  site: Site,
  options: SeoFileOptions,
): Promise<SeoFiles> {
  const { siteUrl, jsonLdOf: jsonLdOf } = options
  const { content } = site
  if (content === null) return { addresses: { pages: {}, postings: [] }, warnings: [] }
  const jobs = createFeedJobs(site, siteUrl)
  const entries = createSitemapEntries(site)
  await writeFeeds(release, jobs, content, siteUrl)
  await writeJobsApi(release, jobs, content)
  await writeSitemap(release, entries, options)
  await writeSiteFiles(release, content, options)

  const addresses = createPublishedUrls(site, entries, jsonLdOf)
  await release.writeFile(PUBLISHED_URLS_FILE, `${JSON.stringify(addresses, null, 1)}\n`)
  return { addresses, warnings: findWeaknesses(jobs, content, siteUrl) }
}

function createPublishedUrls(
  { pages }: Site,
  entries: readonly SitemapEntry[],
  jsonLdOf: JsonLdOf,
): PublishedUrls {
  const isPosting = (described: object) =>
    '@type' in described && described['@type'] === 'JobPosting'
  return {
    pages: Object.fromEntries(entries.map(({ path, lastModified }) => [path, lastModified])),
    postings: pages
      .filter((page) => jsonLdOf(page).some(isPosting))
      .map(({ path }) => path)
      .sort(),
  }
}
