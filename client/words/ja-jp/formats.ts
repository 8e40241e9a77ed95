/* How counts, dates and lists are written. */
import { writeDay } from '../write-day.js'
import { joinLast } from '../join-last.js'

/* Counts. */

/** '43件の求人'. There is no plural. */
export function counted(count: number, what: string): string {
  return `${toCountText(count)}件の${what}`
}

/** '2,345'. Not by `Intl`, whose first formatter takes a browser longer than all rows of a listing. */
export function toCountText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/* Dates. */

/** '2026年12月11日' */
export function toDateText(date: string): string {
  return writeDay(date, (day, month, year) => `${year}年${month + 1}月${day}日`)
}

/** '12月11日', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/^\d{4}年/, '')
}

/* Lists. */

/** Between the facts of one line: '東京、大阪'. */
export const comma = '、'

/** '東京、大阪、札幌' */
export function toList(parts: readonly string[]): string {
  return parts.join(comma)
}

/** '東京、大阪、または札幌', '東京または大阪' */
export function toAlternatives(parts: readonly string[]): string {
  const last = parts.length > 2 ? '、または' : 'または'
  return joinLast(parts, comma, last)
}
