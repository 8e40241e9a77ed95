import { writeDay } from '../../write-day.js'

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )

/** '11 de diciembre de 2026' */
export function toDateText(date: string): string {
  return writeDay(date, (day, month, year) => `${day} de ${MONTHS[month]} de ${year}`)
}

/** '11 de diciembre', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/ de \d{4}$/, '')
}
