import { isRecord } from '../../../client/shared/lib/is-record.js'
import type { Fields } from '../board-job.js'

/** Workable lists a job of several places once for each: one posting with all of them. */
export function mergeRows(rows: readonly unknown[]): unknown[] {
  const merged: unknown[] = []
  const indexes = new Map<unknown, number>()
  for (const row of rows) {
    const code = isRecord(row) ? row['shortcode'] : null
    const index = indexes.get(code)
    const former = index === undefined ? undefined : merged[index]
    if (index !== undefined && isRecord(row) && isRecord(former) && isSameJob(former, row)) {
      merged[index] = { ...former, rows: [...placesOf(former), row] }
      continue
    }
    if (typeof code === 'string') indexes.set(code, merged.length)
    merged.push(row)
  }
  return merged
}

/** The rows of a posting, each of which names a place. */
export function placesOf(posting: Fields): Fields[] {
  const { rows } = posting
  return Array.isArray(rows) ? rows.filter(isRecord) : [posting]
}

/** Two jobs of one code are a mistake that is named. */
function isSameJob(a: Fields, b: Fields): boolean {
  return a['title'] === b['title']
}
