import { toApplyUrl } from './apply-url.js'
import type { FeedJob } from './feed-jobs.js'
import { toFeedSettings } from '../site/feed-settings.js'
import { isForLinkedin } from './linkedin-feed.js'
import { groupBy } from '../lib/group-by.js'
import type { SiteContent } from '../site/site-content.js'
import { findPostingObstacles, type PostingObstacle } from '../structured-data/posting-obstacles.js'

/** What keeps listed jobs from being found as they could be, in words for editors. */
export function findWeaknesses(
  jobs: readonly FeedJob[],
  site: SiteContent,
  siteUrl: string,
): string[] {
  const idsOf = groupBy(jobs, (job) => findPostingObstacles(job, site))
  const found = [...idsOf].map(([obstacle, held]) => {
    const ids = held.map(({ id }) => id)
    return `search engines are not told of ${nameSome(ids)}: ${OBSTACLE_REASONS[obstacle as PostingObstacle]}.`
  })
  return [...found, ...findLinkedinWeakness(jobs, site, siteUrl)]
}

const NAMED = 5

/** 'job 1001', 'jobs 1001, 1002', 'jobs 1001, 1002, 1003, 1004, 1005 and 7 more' */
function nameSome(ids: readonly string[]): string {
  const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : ''
  return `job${ids.length > 1 ? 's' : ''} ${ids.slice(0, NAMED).join(', ')}${more}`
}

/** In words for editors, after a colon. */
export const OBSTACLE_REASONS: Record<PostingObstacle, string> = {
  closed: 'closed',
  unlisted: 'unlisted',
  employer: 'the settings name no organisation',
  title: 'the title is more than the name of a role',
  undated: 'no posting date that lies before today and before the closing date',
  untyped: 'no employment type',
  unplaced: 'neither an office with a town and a country nor countries for remote work',
  thin: 'a text shorter than 200 characters',
}

/** A site without https is one on somebody's own machine, whose feed nobody collects. */
function findLinkedinWeakness(jobs: readonly FeedJob[], site: SiteContent, siteUrl: string) {
  if (!toFeedSettings(site).linkedin.enabled || !siteUrl.startsWith('https:')) return []
  const others = jobs
    .filter(isForLinkedin)
    .filter((job) => !toApplyUrl(job).startsWith('https://www'))
  if (others.length === 0) return []
  return [
    `feeds/linkedin.xml: LinkedIn asks for apply addresses that begin with https://www, and ${others.length} do not, for example that of job "${others[0]?.id}".`,
  ]
}
