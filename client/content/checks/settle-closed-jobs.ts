import type { ContentProblem } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'

/** What the page of a closed job needs, and its address. */
const NEEDED = new Set(['uid', 'slug', 'title', 'legacy_ids'])

/**
 * Of a closed job hardly anything is shown, so what else is wrong in it must not keep a release back: a
 * department that is given up would otherwise stop all publishing until years of adverts are changed.
 */
export function settleClosedJobs(
  problems: readonly ContentProblem[],
  { jobs }: Pick<SiteContent, 'jobs'>,
): ContentProblem[] {
  const closed = new Set(jobs.closed.map(({ id }) => id))
  return problems.map((problem) =>
    closed.has(problem.document.id) && !NEEDED.has(problem.field ?? '')
      ? { ...problem, severity: 'warning' }
      : problem,
  )
}
