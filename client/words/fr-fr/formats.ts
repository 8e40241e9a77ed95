/* How counts, dates and lists are written. */
import { writeDay } from '../write-day.js'
import { joinLast } from '../join-last.js'

/* Counts. */

/** '1 offre', '43 offres'; nothing is one of many in French: '0 offre'. */
export function counted(count: number, one: string, many: string): string {
  return `${toCountText(count)} ${count < 2 ? one : many}`
}

/** '2 345', with narrow spaces. Not by `Intl`, whose first formatter takes a browser longer than all rows of a listing. */
export function toCountText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f')
}

/* Dates. */

const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

/** '11 décembre 2026', '1er mai 2026' */
export function toDateText(date: string): string {
  return writeDay(
    date,
    (day, month, year) => `${day}${day === 1 ? 'er' : ''} ${MONTHS[month]} ${year}`,
  )
}

/** '11 décembre', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/ \d{4}$/, '')
}

/* Lists. */

/** Between the facts of one line: 'Lyon, Lille'. */
export const comma = ', '

/** 'Lyon, Lille et Nantes' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, comma, ' et ')
}

/** 'Lyon, Lille ou Nantes' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, comma, ' ou ')
}
