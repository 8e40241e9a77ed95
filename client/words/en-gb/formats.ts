/* How counts, dates and lists are written. */
import { writeDay } from '../write-day.js'
import { joinLast } from '../join-last.js'

/* Counts. */

/** '1 open role', '43 open roles'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${toCountText(count)} ${count === 1 ? one : many}`
}

/** '2,345'. Not by `Intl`, whose first formatter takes a browser longer than all rows of a listing. */
export function toCountText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/* Dates. */

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** '11 December 2026' */
export function toDateText(date: string): string {
  return writeDay(date, (day, month, year) => `${day} ${MONTHS[month]} ${year}`)
}

/** '11 December', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/ \d{4}$/, '')
}

/* Lists. */

/** Between the facts of one line: 'Leeds, Bristol'. */
export const comma = ', '

/** 'Leeds, Bristol and York' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, comma, ' and ')
}

/** 'Leeds, Bristol or York' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, comma, ' or ')
}
