import type { PublishedUrls } from '../../client/content/create-site-manifest.js'
import {
  createSitemapFiles,
  type SitemapEntry,
} from '../../client/content/outputs/sitemap/sitemap.js'
import type { RedirectMaps } from '../../client/content/pages/redirect-maps.js'
import type { RememberedJob } from '../../client/content/site/job-life.js'
import type { RememberedPage } from '../../client/content/site/page-memory.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import { PUBLISHED_URLS_FILE } from '../release/notify/published-urls.js'
import { JOB_DIGEST_FILE, type JobDigest } from '../release/job-digest.js'
import { JOB_MEMORY_FILE, readOtherJobs } from '../release/job-memory.js'
import { PAGE_MEMORY_FILE, readOtherPages } from '../release/page-memory.js'
import type { StagedRelease } from '../release/stage-release.js'
import { writeBrowserCode } from './write-browser-code.js'
import { writeRedirectMaps } from './write-redirect-maps.js'

/** What all languages of a release have together; each has its part of it. */
export interface SharedSources {
  config: BuilderConfig
  redirectMaps: RedirectMaps
  sitemap: readonly SitemapEntry[]
  publishedUrls: PublishedUrls
  jobDigest: JobDigest
  jobMemory: readonly RememberedJob[]
  pageMemory: readonly RememberedPage[]
}

/** Writes what is there once for all languages, but `release.json`, which follows once all checks have passed. */
export async function writeSharedFiles(
  staged: StagedRelease,
  sources: SharedSources,
  progress: Progress,
): Promise<void> {
  const { config, redirectMaps, sitemap } = sources
  const bases = config.languages.map(({ base }) => base).filter((base) => base !== '')
  await progress.step('writing the redirects and browser code', async () => {
    await writeRedirectMaps(staged, redirectMaps, bases)
    await writeBrowserCode(staged, config, progress.warn)
    if (bases.length > 0) await writeSitemap(staged, sitemap, config.siteUrl)
  })
  await staged.writeFile(JOB_DIGEST_FILE, JSON.stringify(sources.jobDigest))
  const jobs = [...sources.jobMemory, ...(await readOtherJobs(config.siteRoot))]
  const pages = [...sources.pageMemory, ...(await readOtherPages(config.siteRoot))]
  await staged.writeFile(JOB_MEMORY_FILE, JSON.stringify(jobs))
  await staged.writeFile(PAGE_MEMORY_FILE, JSON.stringify(pages))
  await staged.writeFile(PUBLISHED_URLS_FILE, JSON.stringify(sources.publishedUrls))
}

/** Of one language, it is among the language's own files. */
async function writeSitemap(
  staged: StagedRelease,
  entries: readonly SitemapEntry[],
  siteUrl: string,
): Promise<void> {
  for (const [name, text] of Object.entries(createSitemapFiles(entries, siteUrl)))
    await staged.put(name, [text], () => text)
}
