import { writeDay } from '../../write-day.js'

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
