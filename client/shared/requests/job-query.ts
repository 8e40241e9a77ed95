import { isJobId } from '../addresses/url-policy.js'

/* The same rule as `nginx/maps/job-query.conf`. Gateways that rewrite links in mail encode letters of the key. */

const KEY = '(?:g|%[46]7)(?:h|%[46]8)(?:_|%5f)(?:j|%[46]a)(?:i|%[46]9)(?:d|%[46]4)'
const PAIRS = new RegExp(`(?:^\\?|&)${KEY}=([^&]*)`, 'gi')
/** Of the sentence in which the link was copied. */
const SIGNS_AT_END = /[^0-9a-z%_-]+$/i

/**
 * The id in `?gh_jid={id}`, a link from the applicant tracking system to any page. Null if there is
 * none, or more than one.
 */
export function readJobQuery(search: string): string | null {
  const [pair, ...more] = search.matchAll(PAIRS)
  const id = (pair?.[1] ?? '').replace(SIGNS_AT_END, '')
  return more.length === 0 && isJobId(id) ? id : null
}

/** Without that key; the other parameters stay as they are written. */
export function withoutJobQuery(search: string): string {
  const rest = search.replace(PAIRS, '').slice(1)
  return rest === '' ? '' : `?${rest}`
}
