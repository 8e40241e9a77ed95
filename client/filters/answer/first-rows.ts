import type { JobRow } from '../../shared/page-data/views.js'

/** A page with more rows than these is slow to load and to draw on a phone. */
const MOST_ROWS_IN_A_PAGE = 100

/** What a page has of a longer list. */
export const FIRST_ROWS = 50

/** Whether a page cannot bear all of the rows. */
export function isLong({ length }: readonly JobRow[]): boolean {
  return length > MOST_ROWS_IN_A_PAGE
}

/** All rows, or the newest of a long list. */
export function toFirstRows(rows: JobRow[]): JobRow[] {
  return isLong(rows) ? toNewest(rows) : rows
}

/** The newest rows; those without a date come last. */
export function toNewest(rows: readonly JobRow[], most = FIRST_ROWS): JobRow[] {
  return [...rows].sort(compareDates).slice(0, most)
}

function compareDates(a: JobRow, b: JobRow): number {
  return (b.postedOn ?? '').localeCompare(a.postedOn ?? '')
}
