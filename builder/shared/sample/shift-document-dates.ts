const DAY = 24 * 60 * 60 * 1000
const WEEK = 7 * DAY

/** A whole Date or Timestamp value, not a text that mentions a date. */
const DATE_VALUE = /^(\d{4}-\d{2}-\d{2})(?=$|T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$)/

/**
 * Shifts all dates by whole weeks until `anchor` is in the seven days that end with `today` (both
 * YYYY-MM-DD). Weekdays stay, and all loads within a week give the same bytes.
 */
export function shiftDocumentDates<Document extends object>(
  document: Document,
  anchor: string,
  today: string,
): Document {
  const weeks = Math.floor((Date.parse(today) - Date.parse(anchor)) / WEEK)
  if (weeks === 0) return document
  return JSON.parse(JSON.stringify(document), (_name, value: unknown) =>
    typeof value === 'string' ? shiftDate(value, weeks * WEEK) : value,
  ) as Document
}

function shiftDate(value: string, shift: number): string {
  const date = DATE_VALUE.exec(value)?.[1]
  const time = date === undefined ? NaN : Date.parse(date)
  if (date === undefined || Number.isNaN(time)) return value
  return new Date(time + shift).toISOString().slice(0, 10) + value.slice(date.length)
}
