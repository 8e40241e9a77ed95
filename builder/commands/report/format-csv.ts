import type { Report } from './count-log.js'

/** One table for a spreadsheet, by RFC 4180: what is counted, its name, how often, and for a job how often it was opened. */
export function formatCsv({ days, sources, pages, searches, jobs }: Report): string {
  const rows = [
    ['what', 'name', 'count', 'opened'],
    ...days.map(({ name, count }) => ['day', name, count, '']),
    ...sources.map(({ name, count }) => ['source', name, count, '']),
    ...pages.map(({ name, count }) => ['page', name, count, '']),
    ...searches.map(({ name, count }) => ['search without results', name, count, '']),
    ...jobs.map(({ path, applied, opened }) => ['way to the form', path, applied, opened]),
  ]
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/**
 * A spreadsheet would take a text that begins with one of these signs for a formula; where the decimal sign is
 * a comma, it also divides cells at a semicolon.
 */
function toCell(value: string | number): string {
  const safe = String(value).replace(/(^|;["\s]*)(?=\s*[=+\-@＝＋－＠])/g, "$1'")
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
