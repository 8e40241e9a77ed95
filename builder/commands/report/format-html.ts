import { escapeText } from '../../../client/shared/lib/escape.js'
import type { Count, Report } from './count-log.js'

const ROWS = 50

const STYLE = `
  body { max-width: 60rem; margin: 3rem auto; padding: 0 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #0d1e32; background: #fff; }
  h1, h2 { font-weight: 500; } h2 { margin-top: 3rem; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  td, th { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #d6dce2; text-align: start; font-weight: 400; overflow-wrap: anywhere; }
  td.count { width: 5rem; text-align: end; } td.bar { width: 40%; }
  meter { width: 100%; height: .75rem; }
  @media (prefers-color-scheme: dark) { :root { color-scheme: dark; } body { color: #e4ecf3; background: #07121f; } td, th { border-color: #24364b; } }
`

/** One page that asks nothing of anybody, to be sent or kept; each count has a bar beside it. */
export function formatHtml(report: Report): string {
  const { from, to, visits, byPrograms } = report
  const jobs = report.jobs.map(({ path, opened, applied }) => ({
    name: `${path}, opened ${opened} times`,
    count: applied,
  }))
  const title = `Visits ${from ?? ''} to ${to ?? ''}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeText(title)}</h1>
<p>${visits} visits, ${byPrograms} pages opened by programs.</p>
${[
  formatSection('Visits by day', report.days, report.days.length),
  formatSection('Where visitors come from', report.sources),
  formatSection('Pages opened', report.pages),
  formatSection('Searches without results', report.searches),
  formatSection('Ways to the form, by job', jobs),
].join('\n')}
</body>
</html>
`
}

function formatSection(title: string, counts: readonly Count[], rows = ROWS): string {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  const shown = counts.slice(0, rows)
  const body = shown.map(
    ({ name, count }) =>
      `<tr><th scope="row">${escapeText(name)}</th><td class="count">${count}</td><td class="bar"><meter min="0" max="${most}" value="${count}" aria-hidden="true"></meter></td></tr>`,
  )
  const more = counts.length - shown.length
  return `<h2>${escapeText(title)}</h2>
${body.length === 0 ? '<p>None.</p>' : `<table><tbody>\n${body.join('\n')}\n</tbody></table>`}${
    more > 0 ? `\n<p>And ${more} more.</p>` : ''
  }`
}
