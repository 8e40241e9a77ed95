import { writeDay } from '../../write-day.js'

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
