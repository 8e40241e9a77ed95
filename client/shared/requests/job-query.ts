/*
 * The same rule as `nginx/maps/job-query.conf`. Gateways that rewrite links in mail encode letters of the key,
 * and the id may end with signs of the sentence in which the link was copied.
 */

const PAIRS =
  /(?:^\?|&)(?:g|%[46]7)(?:h|%[46]8)(?:_|%5f)(?:j|%[46]a)(?:i|%[46]9)(?:d|%[46]4)=(?:(\d{1,19})(?![\w%-]))?[^&]*/gi

/**
 * The id in `?gh_jid={id}`, a link from the applicant tracking system to any page. Null if there is
 * none, or more than one.
 */
export function readJobQuery(search: string): string | null {
  const [pair, ...more] = search.matchAll(PAIRS)
  return (more.length === 0 && pair?.[1]) || null
}

/** Without that key; the other parameters stay as they are written. */
export function withoutJobQuery(search: string): string {
  const rest = search.replace(PAIRS, '').slice(1)
  return rest === '' ? '' : `?${rest}`
}
