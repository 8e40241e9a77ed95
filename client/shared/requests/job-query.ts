import { isJobId } from '../addresses/url-policy.js'

/* The same rule as `nginx/maps/job-query.conf`. Gateways that rewrite links in mail encode the underscore. */

const PAIRS = /(?:^\?|&)gh(?:_|%5f)jid=([^&]*)/gi

/**
 * The id in `?gh_jid={id}`, a link from the applicant tracking system to any page. Null if there is
 * none, or more than one.
 */
export function readJobQuery(search: string): string | null {
  const [pair, ...more] = search.matchAll(PAIRS)
  const id = pair?.[1] ?? ''
  return more.length === 0 && isJobId(id) ? id : null
}

/** Without that key; the other parameters stay as they are written. */
export function withoutJobQuery(search: string): string {
  const rest = search.replace(PAIRS, '').slice(1)
  return rest === '' ? '' : `?${rest}`
}
