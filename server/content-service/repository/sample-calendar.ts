import type { DocumentInput } from './stored-document.js'

const DAY = 24 * 60 * 60 * 1000
const WEEK = 7 * DAY

/** A Date or a Timestamp field's whole value; prose that mentions a date is left alone. */
const DATE_VALUE = /^(\d{4}-\d{2}-\d{2})(?=$|T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$)/

/**
 * Moves all dates of a document by as many whole weeks as bring `anchor` into the seven days that
 * end with `today` (both YYYY-MM-DD). Whole weeks keep the days of the week, and make two loads in
 * one week equal, byte for byte.
 */
export function shiftDocumentDates(
  document: DocumentInput,
  anchor: string,
  today: string,
): DocumentInput {
  const weeks = Math.floor((Date.parse(today) - Date.parse(anchor)) / WEEK)
  return weeks === 0 ? document : (shiftValue(document, weeks * WEEK) as DocumentInput)
}

function shiftValue(value: unknown, shift: number): unknown {
  if (typeof value === 'string') return shiftDate(value, shift)
  if (Array.isArray(value)) return value.map((item) => shiftValue(item, shift))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, shiftValue(member, shift)]),
  )
}

function shiftDate(value: string, shift: number): string {
  const date = DATE_VALUE.exec(value)?.[1]
  const time = date === undefined ? NaN : Date.parse(date)
  if (date === undefined || Number.isNaN(time)) return value
  return new Date(time + shift).toISOString().slice(0, 10) + value.slice(date.length)
}
