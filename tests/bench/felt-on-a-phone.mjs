import { createServer } from 'node:http'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import express from 'express'
import { chromium } from 'playwright-core'
import { createSiteRouter } from '../../dist/server/site/site-router.js'
import prepareBrowser from '../config/prepare-browser.mjs'
import { PROJECT_ROOT, startContent } from './bench-content.mjs'
import { runMeasured } from './processes.mjs'
import { visitOnPhone } from './visit-on-phone.mjs'

/*
 * What a visitor with a cheap phone on slow 3G waits for: medians in ms, beside those of another checkout,
 * for example of the commit before, which is measured in turns. It must be compiled and bundled.
 *
 *   [BEFORE=../checkout] [RUNS=5] node tests/bench/felt-on-a-phone.mjs [JOBS ...]      (default 43 1000)
 */

const { BEFORE, RUNS = '5' } = process.env
const FIGURES = {
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
      sites.push({ ...checkout, ...(await serve(checkout.root, content)) })
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

/** Generates the site with a checkout's own program, and serves it. */
async function serve(root, { repository, apiEndpoint, port }) {
  const siteRoot = await mkdtemp(path.join(os.tmpdir(), 'careers-bench-'))
  const env = {
    PATH: process.env.PATH,
    SITE_ROOT: siteRoot,
    PRISMIC_REPOSITORY: repository.name,
    PRISMIC_API_ENDPOINT: apiEndpoint,
  }
  await runMeasured(env, path.join(root, 'dist/builder/cli.js'), 'generate')
  const siteUrl = 'http://localhost:8080'
  const options = {
    siteRoot,
    siteEnv: 'production',
    siteUrl,
    previewApiEndpoint: `http://localhost:${port}/api/v2`,
  }
  const server = createServer(express().use(createSiteRouter(options))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await rm(siteRoot, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${server.address().port}`, stop }
}

function printTable(jobs, visits) {
  const columns = Object.keys(visits)
  print([`${jobs} jobs`, ...columns.map((name) => `${name}, ms`), 'goal'])
  print(['---', ...columns.map(() => '---'), '---'])
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

function toMedian(times) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]
}

function print(cells) {
  console.log(`| ${cells.join(' | ')} |`)
}

await prepareBrowser()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
try {
  for (const jobs of numbers.length > 0 ? numbers : [43, 1_000]) {
    printTable(jobs, await measureJobs(browser, jobs))
  }
} finally {
  await browser.close()
}
console.log(
  'From the touch, which takes 80 ms, until the frame that shows it; INP as browsers report it.',
)
