import { writeDay } from '../../write-day.js'

const MONTHS = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(
  ' ',
)

/** '11 ديسمبر 2026' */
export function toDateText(date: string): string {
  return writeDay(date, (day, month, year) => `${day} ${MONTHS[month]} ${year}`)
}

/** '11 ديسمبر', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/ \d{4}$/, '')
}
