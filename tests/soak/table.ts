import type { Publication } from './releases.js'
import type { Tally } from './tally.js'
import type { Growth } from './watch-growth.js'

/* The one table at the end, in Markdown. */

const COUNTS = [
  ...[
    'requests',
    'unchanged',
    'asked again',
    'visits',
    'pages in the browser',
    'rendered again',
    'previews',
  ],
  ...['drafts seen', 'previews disturbed by a fault', 'webhooks', 'faults'],
]
const PROBLEMS = [
  ...['failures', 'wrong pages', 'wrong previews', 'wrong webhooks', 'late publications'],
  ...['ended by itself', 'leaks'],
]
const WITHIN = [1, 2, 5, 10, 30, 60]

export function toTable(
  tally: Tally,
  publications: readonly Publication[],
  growths: readonly Growth[],
): string {
  const measured = ['processes', 'files', 'sockets', 'memory'] as const
  const units = { processes: 'processes', files: 'open files', sockets: 'sockets', memory: 'MiB' }
  const rows = [
    ['What', 'Value'],
    ['---', '---'],
    ...COUNTS.map((name) => [name, tally.get(name)]),
    ...toTimes(publications),
    ...growths.flatMap(({ name, warm, most, end }) =>
      measured.map((what) => [
        `${name}, ${units[what]}: warm, most, end`,
        [warm, most, end].map((measure) => measure[what].toFixed()).join(', '),
      ]),
    ),
    ...PROBLEMS.map((name) => [`WRONG: ${name}`, tally.get(name)]),
  ]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function toTimes(publications: readonly Publication[]): (string | number)[][] {
  const published = publications.slice(1)
  const times = published
    .flatMap(({ publishedAt, liveAt }) => (liveAt === null ? [] : [(liveAt - publishedAt) / 1000]))
    .sort((a, b) => a - b)
  const at = (share: number) =>
    `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)} s`
  const within = WITHIN.map((limit) => `≤ ${limit} s: ${times.filter((t) => t <= limit).length}`)
  return [
    ['publications', published.length],
    ['live after', `${within.join(', ')}; half ${at(0.5)}, the last ${at(1)}`],
    ['not live', published.length - times.length],
  ]
}
