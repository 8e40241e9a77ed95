import type { Count, Report } from './count-log.js'

const LINES = 20

/** For a terminal: a section for each question, the most frequent first. */
export function formatTable(report: Report): string {
  const { from, to, visits, byPrograms, unread } = report
  const period = from === null ? 'The log is empty.' : from === to ? from : `${from} to ${to}`
  const jobs = report.jobs.map(({ path, opened, applied }) => ({
    name: path,
    count: applied,
    note: `of ${opened} that opened the page`,
  }))
  return [
    period,
    `${visits} visits, ${byPrograms} pages opened by programs${unread > 0 ? `, ${unread} other lines` : ''}`,
    ...formatSection('Visits by day', report.days),
    ...formatSection('Where visitors come from', report.sources),
    ...formatSection('Pages opened', report.pages),
    ...formatSection('Searches without results', report.searches),
    ...formatSection('Ways to the form, by job', jobs),
    '',
  ].join('\n')
}

function formatSection(title: string, counts: readonly (Count & { note?: string })[]): string[] {
  const shown = counts.slice(0, LINES)
  const width = Math.max(0, ...shown.map(({ count }) => String(count).length))
  const more = counts.length - shown.length
  return [
    '',
    title,
    ...(shown.length === 0 ? ['  none'] : []),
    ...shown.map(
      ({ name, count, note = '' }) =>
        `  ${String(count).padStart(width)}  ${`${name}  ${note}`.trim()}`,
    ),
    ...(more > 0 ? [`  and ${more} more: --csv has all`] : []),
  ]
}
