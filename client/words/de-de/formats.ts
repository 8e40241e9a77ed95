/* How counts, dates and lists are written. */
import { writeDay } from '../write-day.js'
import { joinLast } from '../join-last.js'

/* Counts. */

/** '1 offene Stelle', '43 offene Stellen'. */
export function counted(count: number, one: string, other: string): string {
  return `${toCountText(count)} ${count === 1 ? one : other}`
}

/** '2.345'. Not by `Intl`, whose first formatter takes a browser longer than all rows of a listing. */
export function toCountText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}

/* Dates. */

const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

/** '11. Dezember 2026' */
export function toDateText(date: string): string {
  return writeDay(date, (day, month, year) => `${day}. ${MONTHS[month]} ${year}`)
}

/** '11. Dezember', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/ \d{4}$/, '')
}

/* Lists. */

/** Between the facts of one line: 'Leipzig, Köln'. */
export const comma = ', '

/** 'Leipzig, Köln und Ulm' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, comma, ' und ')
}

/** 'Leipzig, Köln oder Ulm' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, comma, ' oder ')
}
