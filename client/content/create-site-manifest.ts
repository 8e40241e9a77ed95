import type { PageData } from '../shared/page-data/page-data.js'
import { createCalendarFiles } from './outputs/feeds/closing-calendar.js'
import { createFeeds } from './outputs/feeds/create-feeds.js'
import { createFeedJobs } from './outputs/feeds/feed-jobs.js'
import { createFeedLinks, type FeedLink } from './outputs/feeds/feed-links.js'
import { findFeedWarnings } from './outputs/feeds/find-feed-warnings.js'
import { createJobsApiFiles, createJobsApiLists } from './outputs/jobs-api/jobs-api-files.js'
import { memoizeLatest } from './lib/memoize-latest.js'
import { createHtmlFiles } from './pages/html-files.js'
import { siteTitle } from './pages/page-head.js'
import { createRedirectMaps, type RedirectMaps } from './pages/redirect-maps.js'
import { createShareCard, type ShareCard } from './pages/share-card.js'
import { rememberJobs, type RememberedJob, toClosesAt } from './site/job-life.js'
import { listPages, rememberPages, type RememberedPage } from './site/page-memory.js'
import type { Site, SiteFile } from './site/site.js'
import type { SiteContent } from './site/site-content.js'
import type { SiteList } from './site/site-list.js'
import { createSiteFiles, type SiteFileOptions } from './outputs/sitemap/site-files.js'
import { createSitemapEntries, type SitemapEntry } from './outputs/sitemap/sitemap.js'
import { createJsonLd } from './outputs/structured-data/json-ld.js'
import { toOpenJobs } from './views/open-jobs.js'
import { createRowsList } from './views/rows-list.js'

export interface ManifestPage {
  data: PageData
  /** Where its HTML lies, relative to the document root; none if the server answers by itself. */
  htmlFiles: readonly string[]
  jsonLd: readonly object[]
  feedLinks: readonly FeedLink[]
  /** Null if the page's own head names its image. */
  card: ShareCard | null
}

/** What the next release is compared with, to notify search engines of changes. */
export interface PublishedUrls {
  /** Path → when what it shows was last published. */
  pages: Record<string, string | null>
  /** Paths of the pages that hold a JobPosting. */
  postings: string[]
}

/**
 * Everything that a release holds, apart from the browser code. Pages, their data and the sources of
 * files are the same objects as in a former manifest if nothing about them has changed.
 */
export interface SiteManifest extends Pick<Site, 'redirects' | 'staticQueries'> {
  content: SiteContent
  title: string
  pages: ManifestPage[]
  redirectMaps: RedirectMaps
  /** Rows of a long board, feeds and the jobs API. */
  lists: SiteList[]
  /** The jobs API's single jobs, calendars, sitemap and the like. */
  files: SiteFile[]
  publishedUrls: PublishedUrls
  /** What a sitemap of all languages is made from. */
  sitemap: readonly SitemapEntry[]
  jobMemory: RememberedJob[]
  pageMemory: RememberedPage[]
  /** Those to which documents link, for previews: the rest of the memory is not public. */
  linkedJobs: RememberedJob[]
  /** ISO 8601; null if no job opens or closes by the calendar. */
  nextBoundary: string | null
  /** What keeps jobs out of search engines and job boards, in words for editors. */
  warnings: string[]
}

/** Throws for a site without content, whose problems say why. */
export function createSiteManifest(site: Site, options: SiteFileOptions): SiteManifest {
  const { content, redirects, staticQueries } = site
  if (content === null) throw new Error('A site without content has no release.')
  const { siteUrl } = options
  const title = siteTitle(content)
  const openJobs = toOpenJobs(site)
  const feedJobs = createFeedJobs(openJobs.values(), content, siteUrl)
  const sitemap = createSitemapEntries(site.pages, content)
  const pages = createManifestPages(site.pages, { ...site, content, openJobs, siteUrl })
  const jobMemory = rememberJobs(content)
  const editedPages = listPages(content).map(({ documentId, path }) => ({ documentId, path }))
  return {
    content,
    title,
    pages,
    redirects,
    redirectMaps: createRedirectMaps(site.pages, redirects),
    staticQueries,
    lists: [
      ...createRowsList(content),
      ...createFeeds(feedJobs, content, siteUrl),
      ...createJobsApiLists(feedJobs, content),
    ],
    files: [
      ...createCalendarFiles(feedJobs, siteUrl),
      ...createJobsApiFiles(feedJobs, content),
      ...createSiteFiles(content, sitemap, { ...options, title }),
    ],
    publishedUrls: {
      pages: Object.fromEntries(sitemap.map(({ path, lastModified }) => [path, lastModified])),
      postings: pages
        .filter(({ jsonLd }) => jsonLd.some(isJobPosting))
        .map(({ data }) => data.path)
        .sort(),
    },
    sitemap,
    jobMemory,
    pageMemory: rememberPages(editedPages, content.rememberedPages),
    linkedJobs: jobMemory.filter(({ path }) => content.linkedPaths.has(path)),
    nextBoundary: findNextBoundary(content),
    warnings: findFeedWarnings(feedJobs, content, siteUrl),
  }
}

function createManifestPages(
  pages: readonly PageData[],
  sources: Parameters<typeof createJsonLd>[1] & Pick<Site, 'redirects'>,
): ManifestPage[] {
  const htmlFilesOf = createHtmlFiles(sources.redirects)
  const feedLinksOf = createFeedLinks(sources.content)
  return pages.map((data) =>
    toManifestPage(
      data,
      htmlFilesOf(data),
      createJsonLd(data, sources),
      feedLinksOf(data),
      createShareCard(data, sources),
    ),
  )
}

const toManifestPage = memoizeLatest(
  (
    data: PageData,
    htmlFiles: readonly string[],
    jsonLd: readonly object[],
    feedLinks: readonly FeedLink[],
    card: ShareCard | null,
  ): ManifestPage => ({ data, htmlFiles, jsonLd, feedLinks, card }),
)

function isJobPosting(data: object): boolean {
  return '@type' in data && data['@type'] === 'JobPosting'
}

/** When the next job opens, or the next open one closes, by the calendar; ISO 8601, null if none will. */
function findNextBoundary({ jobs, timeZone, now }: SiteContent): string | null {
  const openings = jobs.future.map(({ data }) => Date.parse(data.opens_at ?? ''))
  const closings = jobs.open.map(({ data }) => afterSecond(toClosesAt(data, timeZone) ?? ''))
  // A future job can close before it opens; then its opening is still the instant to look again.
  const coming = [...openings, ...closings].filter((instant) => instant > now.getTime())
  if (coming.length === 0) return null
  return new Date(coming.reduce((first, instant) => Math.min(first, instant))).toISOString()
}

/** The last second of the day belongs to it. */
function afterSecond(instant: string): number {
  return Date.parse(instant) + 1000
}
