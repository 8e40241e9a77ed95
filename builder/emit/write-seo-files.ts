import type { Site } from '../../client/content/create-site.js'
import { createFeedJobs } from '../../client/content/feeds/feed-jobs.js'
import { findWeaknesses } from '../../client/content/feeds/find-weaknesses.js'
import {
  createSitemapEntries,
  type SitemapEntry,
} from '../../client/content/sitemap/sitemap-entries.js'
import type { DescribeForMachines } from '../../client/content/structured-data/create-structured-data.js'
import { ADDRESS_BOOK, type AddressBook } from '../notify/published-urls.js'
import type { StagedRelease } from '../release/stage-release.js'
import { writeFeeds } from './write-feeds.js'
import { writeJobsApi } from './write-jobs-api.js'
import { writeSiteFiles, type SiteFileOptions } from './write-site-files.js'
import { writeSitemap } from './write-sitemap.js'

export interface FindableOptions extends SiteFileOptions {
  siteEnv: string
  describeForMachines: DescribeForMachines
}

export interface Findable {
  /** The addresses that were made known. */
  addresses: AddressBook
  /** What keeps jobs from being found as they could be. */
  warnings: string[]
}

/** Everything by which others find the site and its jobs. */
export async function writeFindable(
  release: StagedRelease,
  site: Site,
  options: FindableOptions,
): Promise<Findable> {
  const { siteUrl, describeForMachines } = options
  const { content } = site
  if (content === null) return { addresses: { pages: {}, postings: [] }, warnings: [] }
  const jobs = createFeedJobs(site, siteUrl)
  const entries = createSitemapEntries(site)
  await writeFeeds(release, jobs, content, siteUrl)
  await writeJobsApi(release, jobs, content)
  await writeSitemap(release, entries, options)
  await writeSiteFiles(release, content, options)

  const addresses = createAddressBook(site, entries, describeForMachines)
  await release.writeFile(ADDRESS_BOOK, `${JSON.stringify(addresses, null, 1)}\n`)
  return { addresses, warnings: findWeaknesses(jobs, content, siteUrl) }
}

function createAddressBook(
  { pages }: Site,
  entries: readonly SitemapEntry[],
  describeForMachines: DescribeForMachines,
): AddressBook {
  const isPosting = (described: object) =>
    '@type' in described && described['@type'] === 'JobPosting'
  return {
    pages: Object.fromEntries(entries.map(({ path, lastModified }) => [path, lastModified])),
    postings: pages
      .filter((page) => describeForMachines(page).some(isPosting))
      .map(({ path }) => path)
      .sort(),
  }
}
