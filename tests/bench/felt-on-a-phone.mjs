import { existsSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT, startContent } from './bench-content.mjs'
import { launchBrowser, serveSite } from './serve-site.mjs'
import { print, printTitles, toMedian } from './table.mjs'
import { visitOnPhone } from './visit-on-phone.mjs'

/*
 * What a visitor with a cheap phone on slow 3G waits for: medians in ms, beside those of another checkout,
 * for example of the commit before, which is measured in turns. It must be compiled and bundled.
 *
 *   [BEFORE=../checkout] [RUNS=5] node tests/bench/felt-on-a-phone.mjs [JOBS ...]      (default 43 1000)
 */

const { BEFORE, RUNS = '5' } = process.env
const FIGURES = {
  firstPaint: { name: 'First paint' },
  largestPaint: { name: 'Largest paint' },
  blocked: { name: 'Longer than 50 ms at work until then' },
  shift: { name: 'Layout shift, thousandths', goal: 20 },
  dialog: { name: 'Tap on Filters to the dialog', goal: 400 },
  boxes: { name: '… to its boxes' },
  tick: { name: 'A tick, INP', goal: 200 },
  word: { name: 'First word typed, INP', goal: 200 },
  role: { name: 'Tap on a role to its page', goal: 1600 },
  firstTap: { name: '… as the very first tap' },
}
const CHECKOUTS = [
  ...(BEFORE === undefined ? [] : [{ name: 'before', root: path.resolve(BEFORE) }]),
  { name: 'now', root: PROJECT_ROOT },
]

for (const { root } of CHECKOUTS) {
  if (existsSync(path.join(root, 'dist/bundle'))) continue
  console.error(`${root} has no browser code: run \`npm run compile && npm run bundle\` there.`)
  process.exit(1)
}
const numbers = process.argv.slice(2).map(Number)
if (![...numbers, Number(RUNS)].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('RUNS and the numbers of jobs must be whole numbers above 0.')
  process.exit(1)
}

async function measureJobs(browser, jobs) {
  const content = await startContent(jobs)
  const sites = []
  try {
    for (const checkout of CHECKOUTS)
      sites.push({ ...checkout, ...(await serveSite(content, checkout.root)) })
    const visits = Object.fromEntries(sites.map(({ name }) => [name, []]))
    for (let run = 0; run < Number(RUNS); run++) {
      for (const { name, url } of sites) visits[name].push(await visitOnPhone(browser, url))
    }
    return visits
  } finally {
    for (const site of sites) await site.stop()
    await content.close()
  }
}

function printTable(jobs, visits) {
  const columns = Object.keys(visits)
  printTitles([`${jobs} jobs`, ...columns, 'goal'])
  for (const [key, { name, goal }] of Object.entries(FIGURES)) {
    const measured = columns.map((column) => visits[column].map((visit) => visit[key]))
    const isMet = toMedian(measured.at(-1)) <= goal ? 'met' : 'not met'
    print([name, ...measured.map(show), goal === undefined ? '' : `≤ ${goal}: ${isMet}`])
  }
  console.log()
}

function show(times) {
  return `${toMedian(times)} (${Math.min(...times)} to ${Math.max(...times)})`
}

const browser = await launchBrowser()
try {
  for (const jobs of numbers.length > 0 ? numbers : [43, 1_000]) {
    printTable(jobs, await measureJobs(browser, jobs))
  }
} finally {
  await browser.close()
}
console.log(
  'In ms; from the touch, which takes 80 ms, until the frame that shows it; INP as browsers report it.',
)
