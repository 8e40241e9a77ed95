import * as words from '#words/feeds.js'
import type { PageData } from '../../../shared/page-data/page-data.js'
import { siteTitle } from '../../pages/page-head.js'
import { toFeedSettings } from '../../site/feed-settings.js'
import type { SiteContent } from '../../site/site-content.js'

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
    ...(rss.enabled ? [{ path: '/feed.xml', title, type: RSS }] : []),
    ...(json.enabled ? [{ path: '/feed.json', title, type: 'application/feed+json' }] : []),
  ]
  return ({ path, componentChunkName, result }) => {
    if (!rss.enabled || componentChunkName !== 'component---landing-page') return common
    const { name, jobs } = result.data
    if (jobs.length === 0) return common
    return [{ path: `${path}/feed.xml`, title: words.feedPart(title, name), type: RSS }, ...common]
  }
}
