import { toText } from '../documents/field-values.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { siteTitle } from '../pages/page-head.js'
import { toFeedSettings } from '../site/feed-settings.js'
import type { SiteFile } from '../site/site.js'
import type { SiteContent } from '../site/site-content.js'
import { closingCalendarFile, createClosingCalendar } from './closing-calendar.js'
import type { BoardChannel, FeedChannel } from './feed-channel.js'
import { createFeedGroups, type FeedGroup } from './feed-groups.js'
import type { FeedJob } from './feed-jobs.js'
import { createIndeedFeed } from './indeed-feed.js'
import { createJsonFeed } from './json-feed.js'
import { createLinkedinFeed } from './linkedin-feed.js'
import { createRssFeed } from './rss-feed.js'

/** All feeds that the settings switch on, and a calendar file for each job that closes. */
export function createFeedFiles(
  jobs: readonly FeedJob[],
  site: SiteContent,
  siteUrl: string,
): SiteFile[] {
  const { rss, json, indeed, linkedin } = toFeedSettings(site)
  const organisation = toText(site.settings.data.organisation_name) ?? ''
  const channel = (path: string): FeedChannel => ({
    title: siteTitle(site),
    description: `Open roles at ${organisation || 'our company'}`,
    pageUrl: `${siteUrl}/`,
    feedUrl: siteUrl + path,
    lang: site.lang,
    jobs,
    isWhole: true,
  })
  const groupChannel = ({ path, pagePath, name, jobs }: FeedGroup): FeedChannel => {
    const whole = channel(path)
    return {
      ...whole,
      title: `${whole.title}: ${name}`,
      description: `${whole.description}: ${name}`,
      pageUrl: siteUrl + pagePath,
      jobs,
      // A job is in many of these: with its whole text in each, they would outweigh the site.
      isWhole: false,
    }
  }
  const board = (settings: Pick<BoardChannel, 'publisher' | 'companyId'>): BoardChannel => {
    const { publisher, companyId } = settings
    return { jobs, organisation, siteUrl, publisher, companyId }
  }
  const file = (isOn: boolean, name: string, create: () => string) =>
    isOn ? [{ name, create }] : []

  return [
    ...file(rss.enabled, 'feed.xml', () => createRssFeed(channel('/feed.xml'))),
    ...(rss.enabled ? createFeedGroups(jobs, site) : []).map((group) => ({
      name: group.path.slice(1),
      create: () => createRssFeed(groupChannel(group)),
    })),
    ...file(json.enabled, 'feed.json', () => createJsonFeed(channel('/feed.json'), organisation)),
    ...file(indeed.enabled, 'feeds/indeed.xml', () => createIndeedFeed(board(indeed))),
    ...file(linkedin.enabled, 'feeds/linkedin.xml', () => createLinkedinFeed(board(linkedin))),
    ...jobs.flatMap((job) => toCalendarFiles(job, siteUrl)),
  ]
}

const toCalendarFiles = memoizeLatest((job: FeedJob, siteUrl: string): SiteFile[] => {
  const { closesAt } = job.page.job
  if (closesAt === null) return []
  const create = () => createClosingCalendar(job, closesAt, siteUrl)
  return [{ name: closingCalendarFile(job), create }]
})
