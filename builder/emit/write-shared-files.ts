import type { PublishedUrls } from '../../client/content/create-site-manifest.js'
import {
  createSitemapFiles,
  type SitemapEntry,
} from '../../client/content/outputs/sitemap/sitemap.js'
import { type RedirectMaps, SAFE_PATH } from '../../client/content/pages/redirect-maps.js'
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

/** nginx includes these files in its configuration: each row is a key and what it leads to. */
async function writeRedirectMaps(
  release: Pick<StagedRelease, 'writeFile'>,
  { jobs, paths }: RedirectMaps,
  bases: readonly string[],
): Promise<void> {
  await release.writeFile('redirects.map', toRows(jobs))
  await release.writeFile('paths.map', toRows(paths))
  if (bases.length > 0) await release.writeFile('languages.map', toBaseRows(bases))
}

function toRows(entries: ReadonlyMap<string, string>): string {
  return [...entries].map(([key, path]) => `${key} ${safe(path)};\n`).join('')
}

/** The paths below a base, in any letter case, for nginx. */
function toBaseRows(bases: readonly string[]): string {
  return bases.map((base) => `"~*^${safe(base)}(?:/|\\z)" ${base};\n`).join('')
}

function safe(path: string): string {
  if (!SAFE_PATH.test(path)) {
    throw new Error(`${JSON.stringify(path)} cannot be written into the redirect map.`)
  }
  return path
}
