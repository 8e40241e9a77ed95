import type { EmploymentType } from '../../client/shared/content-model/content-values.js'
import { toCurrency } from '../../client/content/values/currency.js'
import { toEmploymentType } from '../../client/content/values/employment-type.js'
import type { Note } from './board-job.js'

/** Of 'Permanent', which says nothing of the hours, none. */
export function readTypes(line: string, note: Note): EmploymentType[] {
  const type = toEmploymentType(line)
  if (type === null && line !== '') note(`"${line}" is no employment type of the site`)
  return type === null ? [] : [type]
}

export function readCurrency(code: string | null, note: Note): string | null {
  const currency = toCurrency(code)
  if (currency === null) {
    note(`"${code ?? ''}" is no currency, so its pay is left out of its page`)
  }
  return currency
}

/** Names what a posting says and no job has a place for: {level: 'Senior'}. */
export function noteOthers(others: Readonly<Record<string, string>>, note: Note): void {
  const named = Object.entries(others)
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `"${name}" (${words})`)
  if (named.length > 0) note(`these fields have no place in a job: ${named.join(', ')}`)
}

/** ISO 8601 of milliseconds since 1970; null for what is no instant. */
export function toInstant(ms: number | null): string | null {
  const date = new Date(ms ?? NaN)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
