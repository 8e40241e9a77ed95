import type { JobDocument } from '../../../shared/content-model/content-types.js'
import { memoize } from '../../../shared/lib/memoize.js'
import type { JobContent } from '../../views/job-content.js'
import type { Node } from '../../documents/normalize-document.js'
import { countCharacters } from '../../lib/text-width.js'
import { memoizeLatest } from '../../lib/memoize-latest.js'
import { toText } from '../../documents/field-values.js'
import { weighDescription } from '../../views/job-description.js'
import { toLocalDay } from '../../site/closing-instant.js'
import { canApply } from '../../site/apply-links.js'
import { toJobPhase } from '../../site/job-life.js'
import type { OpenJob } from '../../views/open-jobs.js'
import type { SiteContent } from '../../site/site-content.js'
import type { SiteContext } from '../../site/site-context.js'
import { toPostingLocations } from './posting-locations.js'

/** Why an open job has no JobPosting, in words for editors. Search engines punish wrong markup. */
export const POSTING_OBSTACLES = {
  closed: 'closed',
  unlisted: 'unlisted',
  employer: 'the settings name no organisation',
  title: 'the title is more than the name of a role',
  undated: 'no posting date, or one that lies after today or after the closing date',
  untyped: 'no employment type',
  unplaced: 'neither an office with a town and a country nor countries for remote work',
  thin: 'a text shorter than 200 characters, or than 100 in Chinese, Japanese or Korean',
  closedToAll: 'no link by which people can apply',
}

type PostingObstacle = keyof typeof POSTING_OBSTACLES

const SHORTEST_DESCRIPTION = 200

export function findPostingObstacles(
  { node, page }: OpenJob,
  site: SiteContent,
): readonly PostingObstacle[] {
  const isOpen = toJobPhase(node.data, site.now, site.timeZone) === 'open'
  const isPosted = (page.job.postedOn ?? '') <= todayOf(site)
  return obstaclesOf(page, node, site.context, isOpen, isPosted)
}

const todayOf = memoize(
  ({ now, timeZone }: SiteContent) => toLocalDay(now, timeZone),
  new WeakMap(),
)

const obstaclesOf = memoizeLatest(
  (
    page: JobContent,
    node: Node<JobDocument>,
    site: SiteContext,
    isOpen: boolean,
    isPosted: boolean,
  ): PostingObstacle[] => {
    const found: [PostingObstacle, boolean][] = [
      ['closed', !isOpen],
      ['unlisted', node.data.listed === false],
      ['employer', toText(site.settings.data.organisation_name) === null],
      ['title', !isRoleName(page.job.title)],
      ['undated', !isPosted || !isDated(page)],
      ['untyped', page.job.types.length === 0],
      ['unplaced', toPostingLocations(node, site) === null],
      ['thin', weighDescription(page) < SHORTEST_DESCRIPTION],
      ['closedToAll', !canApply(node.data)],
    ]
    return found.filter(([, isThere]) => isThere).map(([obstacle]) => obstacle)
  },
)

/** What Google refuses in a title: shouting, pay and reference codes. */
const NOT_A_ROLE = /[!*]{2,}|[£$€]\s?\d|\b(JR|REQ|R)-?\d{3,}\b/
/** And calls to apply. The words alone are in names of roles: Head of Hiring, Urgent Treatment Nurse. */
const CALL =
  /https?:\/\/|\bapply now\b|\b(?:now|we(?:['’]re| are)|urgent(?:ly)?) hiring\b|\bhiring (?:now|urgently|immediately)\b|\bhiring\s*[:!]|\burgent(?:ly)?(?:\s*[:!]| (?:required?|requirement|needed|wanted|vacancy|opening)\b)|(?:[-–—,(]\s*|^)urgent(?:ly)?\)?$/i

function isRoleName(title: string): boolean {
  const length = countCharacters(title)
  const isCall = NOT_A_ROLE.test(title) || CALL.test(title.trim())
  return length >= 2 && length <= 120 && !isCall
}

function isDated({ job }: JobContent): boolean {
  const posted = job.postedOn
  if (posted === null) return false
  return job.closesAt === null || job.closesAt.slice(0, 10) >= posted
}
