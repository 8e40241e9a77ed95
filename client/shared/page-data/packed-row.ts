import * as jobWords from '#words/job.js'
import type { JobRow } from './views.js'

/** A row without its empty members: the file of all rows of a long board has thousands. */
export type PackedRow = Partial<JobRow>

const EMPTY_ROW: JobRow = {
  id: '',
  path: '/',
  title: '',
  summary: null,
  department: { slug: 'other', name: jobWords.otherRoles },
  places: [],
  workplace: null,
  officeDays: null,
  remoteCountries: [],
  types: [],
  pay: null,
  yearlyPay: [],
  postedOn: null,
  closesAt: null,
  featured: false,
  keywords: [],
}

export function packRow(row: JobRow): PackedRow {
  const members = Object.entries(row).filter(([, value]) => !isEmpty(value))
  return Object.fromEntries(members) as PackedRow
}

export function unpackRow(packed: PackedRow): JobRow {
  return { ...EMPTY_ROW, ...packed }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0)
}
