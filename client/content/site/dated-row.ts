import { extend } from '../../shared/lib/extend.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { memoizeLatest } from '../lib/memoize-latest.js'

/** A row that says whether its day needs a year. @param today YYYY-MM-DD. */
export function toDatedRow(row: JobRow, today: string): JobRow {
  return datedRowOf(row, (row.postedOn ?? today) <= sameDayLastYear(today))
}

/** The same object for as long as nothing of it changes. */
const datedRowOf = memoizeLatest((row: JobRow, isOld: boolean): JobRow =>
  isOld ? extend(row, { isOld }) : row,
)

function sameDayLastYear(today: string): string {
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
}
