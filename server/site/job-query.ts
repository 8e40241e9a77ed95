import { JOB_ID } from '../../client/shared/url-policy.js'

/**
 * The number in `?gh_jid={number}`, as the applicant tracking system's boards link to any page.
 * Null when there is none, or more than one: of two numbers neither is right.
 */
export function readJobQuery(query: string): string | null {
  if (/(?:^|&)gh_jid=.*&gh_jid=/i.test(query)) return null
  return new RegExp(`(?:^|&)gh_jid=(${JOB_ID})(?:&|$)`, 'i').exec(query)?.[1] ?? null
}

/** The query without that key, with its question mark; empty when nothing is left. */
export function withoutJobQuery(query: string): string {
  const rest = query.replace(/^gh_jid=[^&]*&?|&gh_jid=[^&]*/i, '')
  return rest === '' ? '' : `?${rest}`
}
