/* Tables in Markdown, of medians. */

const HEAD = [
  ...['Jobs', 'By', 'What', 'Wall, s', 'Processor, s', 'Peak memory, MiB'],
  ...['Files', 'MiB', 'Links', '× bare', 'Goals'],
]

export function printHead() {
  printTitles(HEAD)
}

export function printRow({ jobs, by, name, ratio, goals, ...measured }) {
  const { wall, processor, memory, files, bytes, links } = measured
  const seconds = [wall, processor].map((time) => time.toFixed(2))
  const written = [files, (bytes / 2 ** 20).toFixed(2), links]
  print([jobs, by, name, ...seconds, memory.toFixed(0), ...written, ratio.toFixed(2), goals])
}

/** What is measured now as a multiple of what it was before, for each step of both. */
export function printComparison(jobs, rows) {
  const former = new Map(rows.filter(({ by }) => by === 'before').map((row) => [row.name, row]))
  if (former.size === 0) return
  console.log(`\n${jobs} jobs, now against before:\n`)
  printTitles(['What', 'Wall', 'Processor', 'Peak memory', 'MiB written'])
  for (const row of rows.filter(({ by }) => by === 'now')) {
    const other = former.get(row.name)
    if (other === undefined) continue
    const times = ['wall', 'processor', 'memory', 'bytes'].map((key) => row[key] / other[key])
    print([
      row.name,
      ...times.map((time) => (Number.isFinite(time) ? `${time.toFixed(2)} ×` : '–')),
    ])
  }
  console.log('')
}

export function printNotes() {
  console.log(`
Wall: of a watching builder from webhook to live, with the quiet window of 0.2 to 2 s set to none; else of the whole process.
Processor: user and system, of the builder and all that it started, with the pruning after it.
Peak memory: of the builder's own process during the step.
Files, MiB, links: new on disk after the step; what was deleted again meanwhile is not counted.`)
}

export function printTitles(titles) {
  print(titles)
  print(titles.map(() => '---'))
}

/** Of several measurements the one with the median wall time. */
export const takeMedian = (measured) =>
  [...measured].sort((one, other) => one.wall - other.wall)[Math.floor(measured.length / 2)]

export const toMedian = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]

export function print(cells) {
  console.log(`| ${cells.join(' | ')} |`)
}
