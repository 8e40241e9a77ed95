import { writeDay } from '../../write-day.js'

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
