/*
 * The same rule as `nginx/maps/job-query.conf`. Gateways that rewrite links in mail encode letters of the key,
 * and the id may end with signs of the sentence in which the link was copied. A link that already had the key
 * may have been given it again.
 */

const KEY = '(?:g|%[46]7)(?:h|%[46]8)(?:_|%5f)(?:j|%[46]a)(?:i|%[46]9)(?:d|%[46]4)='
const PAIRS = `(?:&${KEY}[^&]*)`
const OTHERS = `((?:&(?!${KEY})[^&]*)*)`

const NUMBER = new RegExp(`&${KEY}(\\d{1,19})(?![\\w%-])`, 'i')
const AROUND = new RegExp(`^${OTHERS}${PAIRS}+${OTHERS}${PAIRS}*${OTHERS}`, 'i')

/** The id in `?gh_jid={id}`, a link from the applicant tracking system to any page: the first that is a number. */
export function readJobQuery(search: string): string | null {
  return NUMBER.exec(toPairs(search))?.[1] ?? null
}

/** Without that key; the other parameters stay as they are written, up to where the key stands a third time. */
export function withoutJobQuery(search: string): string {
  const [, ...others] = AROUND.exec(toPairs(search)) ?? [null, toPairs(search)]
  const rest = others.join('').slice(1)
  return rest === '' ? '' : `?${rest}`
}

/** Each with the sign before it. */
function toPairs(search: string): string {
  return search.replace(/^\?/, '&')
}
