import { memoize } from '../../shared/memoize.js'
import { countCharacters } from '../lib/count-characters.js'
import { toText } from '../documents/field-values.js'
import { countDescription } from '../views/job-description.js'
import { toJobPhase } from '../site/job-phase.js'
import type { OpenJob } from '../views/open-jobs.js'
import type { SiteContent } from '../site/site-content.js'
import { toPostingLocations } from './posting-locations.js'

/** Why an open job has no JobPosting. Any reason is enough: wrong markup can cost the whole domain. */
export type PostingObstacle =
  'closed' | 'unlisted' | 'employer' | 'title' | 'undated' | 'untyped' | 'unplaced' | 'thin'

const SHORTEST_DESCRIPTION = 200

export function findPostingObstacles(job: OpenJob, site: SiteContent): PostingObstacle[] {
  const { node, page } = job
  const { data } = node
  const found: [PostingObstacle, boolean][] = [
    ['closed', toJobPhase(data, site.now, site.timeZone) !== 'open'],
    ['unlisted', data.listed === false],
    ['employer', toText(site.settings.data.organisation_name) === null],
    ['title', !isRoleName(page.job.title)],
    ['undated', !isDated(job, site)],
    ['untyped', page.job.types.length === 0],
    ['unplaced', toPostingLocations(node, site) === null],
    ['thin', countDescription(page) < SHORTEST_DESCRIPTION],
  ]
  return found.filter(([, isThere]) => isThere).map(([obstacle]) => obstacle)
}

/** What Google refuses in a title: shouting, addresses, pleading, pay and reference codes. */
const NOT_A_ROLE =
  /[!*]{2,}|https?:\/\/|\bapply now\b|\burgent(ly)?\b|\bhiring\b|[£$€]\s?\d|\b(JR|REQ|R)-?\d{3,}\b/

function isRoleName(title: string): boolean {
  const length = countCharacters(title)
  return length >= 2 && length <= 120 && !NOT_A_ROLE.test(title)
}

function isDated({ page: { job } }: OpenJob, site: SiteContent): boolean {
  const posted = job.postedOn
  if (posted === null || !/^\d{4}-\d{2}-\d{2}$/.test(posted) || Number.isNaN(Date.parse(posted))) {
    return false
  }
  if (posted > toLocalDate(site)) return false
  return job.closesAt === null || job.closesAt.slice(0, 10) > posted
}

/**
 * The day that it is at the company, YYYY-MM-DD. To make a formatter takes longer than all else that is
 * asked of a job.
 */
const toLocalDate = memoize(
  ({ now, timeZone }: SiteContent) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now),
  new WeakMap(),
)
