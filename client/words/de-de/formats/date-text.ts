import { writeDay } from '../../write-day.js'

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
