/* The table of what publications cost, in Markdown. */

const HEAD = [
  ...['Jobs', 'By', 'What', 'Wall, s', 'Processor, s', 'Peak memory, MiB'],
  ...['Files', 'MiB', 'Links', '× bare', 'Goals'],
]

export function printHead() {
  print(HEAD)
  print(HEAD.map(() => '---'))
}

export function printRow({ jobs, by, name, ratio, goals, ...measured }) {
  const { wall, processor, memory, files, bytes, links } = measured
  const seconds = [wall, processor].map((time) => time.toFixed(2))
  const written = [files, (bytes / 2 ** 20).toFixed(2), links]
  print([jobs, by, name, ...seconds, memory.toFixed(0), ...written, ratio.toFixed(2), goals])
}

export function printNotes() {
  console.log(`
Wall: of a watching builder from webhook to live, without the quiet window; else of the whole process.
Processor: user and system, of the builder and all that it started, with the pruning after it.
Peak memory: of the builder's own process during the step.
Files, MiB, links: new on disk after the step; what was deleted again meanwhile is not counted.`)
}

function print(cells) {
  console.log(`| ${cells.join(' | ')} |`)
}
