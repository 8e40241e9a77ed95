import * as words from '#words/content.js'
import { hasOwnJobs } from '../../../shared/page-data/has-own-jobs.js'
import type { PageData } from '../../../shared/page-data/page-data.js'
import { siteTitle } from '../../pages/page-head.js'
import { toFeedSettings } from '../../site/feed-settings.js'
import type { SiteContent } from '../../site/site-content.js'
import { FEED_PATH, JSON_FEED_PATH } from '../../../shared/addresses/page-paths.js'

/** A `<link rel="alternate">` of a page. */
export interface FeedLink {
  path: string
  title: string
  type: string
}

const RSS = 'application/rss+xml'

export function createFeedLinks(site: SiteContent): (page: PageData) => readonly FeedLink[] {
  const { rss, json } = toFeedSettings(site)
  const title = siteTitle(site)
  const common = [
    ...(rss.enabled ? [{ path: FEED_PATH, title, type: RSS }] : []),
    ...(json.enabled ? [{ path: JSON_FEED_PATH, title, type: 'application/feed+json' }] : []),
  ]
  return ({ path, componentChunkName, result }) => {
    if (!rss.enabled || componentChunkName !== 'component---landing-page') return common
    const { name, jobs } = result.data
    if (!hasOwnJobs(jobs)) return common
    return [{ path: `${path}/feed.xml`, title: words.feedPart(title, name), type: RSS }, ...common]
  }
}
