import { siteTitle } from '../pages/page-head.js'
import { toText } from '../documents/field-values.js'
import type { SiteContent } from '../site/site-content.js'
import type { BoardChannel } from './board-channel.js'
import type { FeedChannel } from './feed-channel.js'
import { createFeedGroups } from './feed-groups.js'
import type { FeedJob } from './feed-jobs.js'
import { toFeedSettings } from '../site/feed-settings.js'
import { createIndeedFeed } from './indeed-feed.js'
import { createJsonFeed } from './json-feed.js'
import { createLinkedinFeed } from './linkedin-feed.js'
import { createRssFeed } from './rss-feed.js'

/** A file below the document root, and how to make it: feeds can be long, so they are made one by one. */
export interface FeedFile {
  name: string
  create: () => string
}

/** All feeds that the settings switch on. */
export function createFeedFiles(
  jobs: readonly FeedJob[],
  site: SiteContent,
  siteUrl: string,
): FeedFile[] {
  const settings = toFeedSettings(site)
  const organisation = toText(site.settings.data.organisation_name) ?? ''
  const files: FeedFile[] = []
  const channel = (path: string, pagePath: string, name?: string): FeedChannel => ({
    title: name === undefined ? siteTitle(site) : `${siteTitle(site)}: ${name}`,
    description: `Open roles at ${organisation || 'our company'}${name === undefined ? '' : `: ${name}`}`,
    pageUrl: siteUrl + pagePath,
    feedUrl: siteUrl + path,
    lang: site.lang,
    jobs,
    isWhole: true,
  })
  const board = ({ publisher, companyId }: Pick<BoardChannel, 'publisher' | 'companyId'>) => ({
    jobs,
    organisation,
    siteUrl,
    publisher,
    companyId,
  })

  if (settings.rss.enabled) {
    files.push({ name: 'feed.xml', create: () => createRssFeed(channel('/feed.xml', '/')) })
    for (const group of createFeedGroups(jobs, site)) {
      // A job is in many of these: with its whole text in each, they would outweigh the site.
      const narrow = { jobs: group.jobs, isWhole: false }
      const create = () =>
        createRssFeed({ ...channel(group.path, group.pagePath, group.name), ...narrow })
      files.push({ name: group.path.slice(1), create })
    }
  }
  if (settings.json.enabled) {
    const create = () => createJsonFeed(channel('/feed.json', '/'), organisation)
    files.push({ name: 'feed.json', create })
  }
  if (settings.indeed.enabled) {
    const create = () => createIndeedFeed(board(settings.indeed))
    files.push({ name: 'feeds/indeed.xml', create })
  }
  if (settings.linkedin.enabled) {
    const create = () => createLinkedinFeed(board(settings.linkedin))
    files.push({ name: 'feeds/linkedin.xml', create })
  }
  return files
}
