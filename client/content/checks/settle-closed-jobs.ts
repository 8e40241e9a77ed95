import type { ContentProblem } from '../documents/problems.js'
import type { SiteContent } from '../site/site-content.js'

/** What the page of a closed job needs, and its address. */
const NEEDED = new Set(['uid', 'slug', 'title', 'legacy_ids'])

/** What only the page of an open job shows. */
const OF_OPEN_JOBS =
  /^(?:apply_links|education|employment_types|language|salary_ranges|visa_sponsorship|workplace)\b/

/**
 * Of a closed job hardly anything is shown, so what else is wrong in it must not keep a release back: a
 * department that is given up would otherwise stop all publishing until years of adverts are changed.
 */
export function settleClosedJobs(
  problems: readonly ContentProblem[],
  { jobs }: Pick<SiteContent, 'jobs'>,
): ContentProblem[] {
  const closed = new Set(jobs.closed.map(({ id }) => id))
  return problems.flatMap((problem): ContentProblem[] => {
    const { document, field, severity } = problem
    if (!closed.has(document.id) || NEEDED.has(field ?? '')) return [problem]
    const isPast = severity === 'warning' && OF_OPEN_JOBS.test(field ?? '')
    return isPast ? [] : [{ ...problem, severity: 'warning' }]
  })
}
