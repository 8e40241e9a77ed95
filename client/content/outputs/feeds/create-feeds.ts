import * as words from '#words/content.js'
import { toText } from '../../documents/field-values.js'
import { siteTitle } from '../../pages/page-head.js'
import { toFeedSettings } from '../../site/feed-settings.js'
import type { SiteContent } from '../../site/site-content.js'
import type { ListText, SiteList } from '../../site/site-list.js'
import { createFeedGroups, MOST_JOBS, type FeedGroup } from './feed-groups.js'
import type { FeedJob, BoardChannel, FeedChannel } from './feed-jobs.js'
import { createIndeedFeed } from './indeed-feed.js'
import { createJsonFeed } from './json-feed.js'
import { createLinkedinFeed } from './linkedin-feed.js'
import { createRssFeed } from './rss-feed.js'
import { toOwnName } from '../../lib/own-name.js'
import { FEED_PATH, FRONT_PATH, JSON_FEED_PATH } from '../../../shared/addresses/page-paths.js'

/** All feeds that the settings switch on. */
export function createFeeds(
  jobs: readonly FeedJob[],
  site: SiteContent,
  siteUrl: string,
): SiteList[] {
  const { rss, json, indeed, linkedin } = toFeedSettings(site)
  const organisation = toText(site.settings.data.organisation_name) ?? ''
  const about = words.aboutFeed(organisation || words.ourCompany)
  const channel = (path: string): FeedChannel => ({
    title: siteTitle(site),
    description: jobs.length > MOST_JOBS ? words.newestOf(about, MOST_JOBS) : about,
    pageUrl: siteUrl + FRONT_PATH,
    feedUrl: siteUrl + path,
    lang: site.lang,
    jobs: jobs.slice(0, MOST_JOBS),
    isWhole: true,
  })
  const groupChannel = ({ path, pagePath, name, jobs }: FeedGroup): FeedChannel => {
    const whole = channel(path)
    return {
      ...whole,
      title: words.feedPart(whole.title, name),
      description: words.feedPart(about, name),
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
  const feed = (isOn: boolean, name: string, create: () => ListText) =>
    isOn ? [{ name, ...create() }] : []

  return [
    ...feed(rss.enabled, toOwnName('feed.xml'), () => createRssFeed(channel(FEED_PATH))),
    ...(rss.enabled ? createFeedGroups(jobs, site) : []).map((group) => ({
      name: group.path.slice(1),
      ...createRssFeed(groupChannel(group)),
    })),
    ...feed(json.enabled, toOwnName('feed.json'), () =>
      createJsonFeed(channel(JSON_FEED_PATH), organisation),
    ),
    ...feed(indeed.enabled, toOwnName('feeds/indeed.xml'), () => createIndeedFeed(board(indeed))),
    ...feed(linkedin.enabled, toOwnName('feeds/linkedin.xml'), () =>
      createLinkedinFeed(board(linkedin)),
    ),
  ]
}
