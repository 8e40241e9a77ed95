import { JOB_ID } from '../url-policy.js'

/**
 * The id in `?gh_jid={id}`, a link from the applicant tracking system to any page. Null if there is
 * none, or more than one.
 */
export function readJobQuery(query: string): string | null {
  if (/(?:^|&)gh_jid=.*&gh_jid=/i.test(query)) return null
  return new RegExp(`(?:^|&)gh_jid=(${JOB_ID})(?:&|$)`, 'i').exec(query)?.[1] ?? null
}

/** Without that key, with a leading `?`; empty if nothing is left. */
export function withoutJobQuery(query: string): string {
  const rest = query.replace(/^gh_jid=[^&]*&?|&gh_jid=[^&]*/i, '')
  return rest === '' ? '' : `?${rest}`
}
