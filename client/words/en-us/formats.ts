/* How counts, dates and lists are written. */
import { comma, toDateText as toBritishText } from '../en-gb/formats.js'

export * from '../en-gb/formats.js'

/** 'December 11, 2026', for YYYY-MM-DD or for an ISO instant with the offset of its location. */
export function toDateText(date: string): string {
  return toBritishText(date).replace(/^(\d+) (\w+)/, '$2 $1,')
}

/** 'December 11', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/, \d{4}$/, '')
}

/** 'Austin, Boston, and Chicago' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, 'and')
}

/** 'Austin, Boston, or Chicago' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, 'or')
}

function joinLast(parts: readonly string[], word: string): string {
  if (parts.length < 3) return parts.join(` ${word} `)
  return [...parts.slice(0, -1), `${word} ${parts.at(-1) ?? ''}`].join(comma)
}
