import { toDateText as toBritishText } from '../../en-gb/formats/date-text.js'

/** 'December 11, 2026', for YYYY-MM-DD or for an ISO instant with the offset of its location. */
export function toDateText(date: string): string {
  return toBritishText(date).replace(/^(\d+) (\w+)/, '$2 $1,')
}

/** 'December 11', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/, \d{4}$/, '')
}
