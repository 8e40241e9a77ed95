/* How counts, dates and lists are written. */
import { writeDay } from '../write-day.js'
import { joinLast } from '../join-last.js'

/* Counts. */

/** '1 vacature', '43 vacatures'. */
export function counted(count: number, one: string, other: string): string {
  return `${toCountText(count)} ${count === 1 ? one : other}`
}

/** '2.345'. Not by `Intl`, whose first formatter takes a browser longer than all rows of a listing. */
export function toCountText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}

/* Dates. */

const MONTHS =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  )

/** '11 december 2026' */
export function toDateText(date: string): string {
  return writeDay(date, (day, month, year) => `${day} ${MONTHS[month]} ${year}`)
}

/** '11 december', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/ \d{4}$/, '')
}

/* Lists. */

/** Between the facts of one line: 'Utrecht, Gent'. */
export const comma = ', '

/** 'Utrecht, Gent en Breda' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, comma, ' en ')
}

/** 'Utrecht, Gent of Breda' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, comma, ' of ')
}
