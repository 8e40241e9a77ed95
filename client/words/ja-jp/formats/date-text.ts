import { writeDay } from '../../write-day.js'

/** '2026年12月11日' */
export function toDateText(date: string): string {
  return writeDay(date, (day, month, year) => `${year}年${month + 1}月${day}日`)
}

/** '12月11日', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/^\d{4}年/, '')
}
