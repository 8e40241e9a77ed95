import { toApplyUrl } from './posting-at-location.js'
import type { FeedJob } from './feed-jobs.js'
import { toFeedSettings } from '../../site/feed-settings.js'
import { isForLinkedin } from './linkedin-feed.js'
import { memoize } from '../../../shared/lib/memoize.js'
import { groupBy } from '../../lib/group-by.js'
import type { SiteContent } from '../../site/site-content.js'
import { findPostingObstacles, POSTING_OBSTACLES } from '../structured-data/posting-obstacles.js'

/** What keeps listed jobs out of search engines and job boards, in words for editors. */
export function findFeedWarnings(
  jobs: readonly FeedJob[],
  site: SiteContent,
  siteUrl: string,
): string[] {
  const idsOf = groupBy(jobs, (job) => findPostingObstacles(job, site))
  const found = [...idsOf].map(([obstacle, blocked]) => {
    const ids = blocked.map(({ id }) => id)
    return `search engines cannot list ${nameSome(ids)}: ${POSTING_OBSTACLES[obstacle]}.`
  })
  return [...found, ...findLinkedinWarning(jobs, site, siteUrl)]
}

const NAMED = 5

/** 'job 1001', 'jobs 1001, 1002', 'jobs 1001, 1002, 1003, 1004, 1005 and 7 more' */
function nameSome(ids: readonly string[]): string {
  const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : ''
  return `job${ids.length > 1 ? 's' : ''} ${ids.slice(0, NAMED).join(', ')}${more}`
}

/** Not for a site without https: that is a developer's machine, whose feed LinkedIn never reads. */
function findLinkedinWarning(jobs: readonly FeedJob[], site: SiteContent, siteUrl: string) {
  if (!toFeedSettings(site).linkedin.enabled || !siteUrl.startsWith('https:')) return []
  const others = jobs.filter(isForLinkedin).filter((job) => !appliesAtWww(job))
  if (others.length === 0) return []
  return [
    `feeds/linkedin.xml: LinkedIn asks for apply addresses that begin with https://www, and ${others.length} do not, for example that of job "${others[0]?.id}".`,
  ]
}

const appliesAtWww = memoize(
  (job: FeedJob) => toApplyUrl(job)?.startsWith('https://www') === true,
  new WeakMap(),
)
