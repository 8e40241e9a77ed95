/* How counts, dates and lists are written. */
import { writeDay } from '../write-day.js'
import { joinLast } from '../join-last.js'

/* Counts. */

/** '1 oferta', '43 ofertas'. */
export function counted(count: number, one: string, other: string): string {
  return `${toCountText(count)} ${count === 1 ? one : other}`
}

/**
 * '2345', '12.345': four digits stand together. Not by `Intl`, whose first formatter takes a browser longer than all
 * rows of a listing.
 */
export function toCountText(count: number): string {
  return count < 10_000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}

/* Dates. */

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

/* Lists. */

/** Between the facts of one line: 'Sevilla, Vigo'. */
export const comma = ', '

/** 'Sevilla, Vigo y León'; before the sound of an i, 'e'. */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, comma, /^«?h?[ií](?![aeoáéó])/i.test(parts.at(-1) ?? '') ? ' e ' : ' y ')
}

/** 'Sevilla, Vigo o León'; before the sound of an o, 'u'. */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(
    parts,
    comma,
    /^«?(?:h?[oó]|8|11(?!\d))/i.test(parts.at(-1) ?? '') ? ' u ' : ' o ',
  )
}
