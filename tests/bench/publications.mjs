import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PROJECT_ROOT, PUBLICATIONS, startContent } from './bench-content.mjs'
import { toGoals } from './goals.mjs'
import { runMeasured } from './processes.mjs'
import { printComparison, printHead, printNotes, printRow, takeMedian } from './table.mjs'
import { startWatching } from './watching-builder.mjs'
import { countNew, listEntries } from './written-files.mjs'

/*
 * What publications cost, beside a bare renderer that draws the whole site in the same run, and beside another
 * checkout, compiled and bundled, whose steps alternate with ours.
 *
 *   [BEFORE=CHECKOUT] node tests/bench/publications.mjs [JOBS ...]      (default 43 1000 10000)
 */

const BUILDER = 'dist/builder/cli.js'
const BARE_RENDERER = path.join(import.meta.dirname, 'bare-renderer.mjs')
const CHECKOUTS = { now: PROJECT_ROOT, ...(process.env.BEFORE && { before: process.env.BEFORE }) }
const repeats = (jobs) => (jobs < 5_000 ? 3 : 1)

/** Calls back with each row. */
async function measureJobs(jobs, folder, onRow) {
  const sides = []
  try {
    for (const [by, checkout] of Object.entries(CHECKOUTS))
      sides.push(await startSide({ by, checkout, jobs, folder: path.join(folder, by) }))
    onRow({ by: 'bare', name: 'whole site', ...(await measureBare(sides[0], jobs)) })
    for (const side of sides) await measureFirst(side, onRow)
    await measureWatching(sides, jobs, onRow)
  } finally {
    for (const { content } of sides) await content.close()
  }
}

/** Each has its own content, because a publication for one would be a change for the other. */
async function startSide({ by, checkout, jobs, folder }) {
  const content = await startContent(jobs)
  let number = 0
  const makeEnv = async () => {
    const siteRoot = path.join(folder, String(number++))
    await mkdir(siteRoot, { recursive: true })
    return {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SITE_ROOT: siteRoot,
      PRISMIC_REPOSITORY: content.repository.name,
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
    }
  }
  return { by, checkout, content, makeEnv }
}

async function measureBare({ makeEnv }, jobs) {
  return measureOften(repeats(jobs), async () => {
    const env = await makeEnv()
    const run = () => runMeasured(env, BARE_RENDERER, env.PRISMIC_API_ENDPOINT, env.SITE_ROOT)
    return withWritten(env.SITE_ROOT, run)
  })
}

/** Whole builds, each by a process that ends with it, and what such a process needs for a change. */
async function measureFirst({ by, checkout, content, makeEnv }, onRow) {
  const builder = path.join(checkout, BUILDER)
  const build = async (name, env, command) => {
    const run = () => runMeasured(env, builder, command)
    onRow({ by, name: `one-shot: ${name}`, ...(await withWritten(env.SITE_ROOT, run)) })
  }
  await build(
    'first build, not compressed',
    { ...(await makeEnv()), PRECOMPRESS: 'false' },
    'generate',
  )
  const env = await makeEnv()
  await build('first build', env, 'generate')
  await build('no change', env, 'reconcile')
  PUBLICATIONS['one title changed'](content, 1)
  await build('one title changed', env, 'reconcile')
}

/** Of a builder that keeps running. */
async function measureWatching(sides, jobs, onRow) {
  const watched = []
  try {
    for (const side of sides) {
      const env = await side.makeEnv()
      const watching = await startWatching(side.checkout, env, side.content.repository)
      watched.push({ ...side, siteRoot: env.SITE_ROOT, watching })
      const written = countNew(new Map(), listEntries(env.SITE_ROOT))
      onRow({ by: side.by, name: 'watching: first build', ...watching.first, ...written })
    }
    for (const [name, change] of Object.entries(PUBLICATIONS)) {
      const rows = await alternate(
        watched,
        repeats(jobs),
        ({ content, siteRoot, watching }, time) =>
          // Other numbers than before, because the same content again would be no change.
          withWritten(siteRoot, () => watching.publish(() => change(content, 100 + time))),
      )
      for (const [by, measured] of rows) onRow({ by, name: `watching: ${name}`, ...measured })
    }
  } finally {
    for (const { watching } of watched) await watching.stop()
  }
}

/** The medians of all sides, which take turns, so that whatever slows the machine slows both. */
async function alternate(sides, count, measure) {
  const measured = new Map(sides.map(({ by }) => [by, []]))
  for (let time = 1; time <= count; time++)
    for (const side of sides) measured.get(side.by).push(await measure(side, time))
  return new Map(Array.from(measured, ([by, all]) => [by, takeMedian(all)]))
}

async function measureOften(count, measure) {
  const measured = []
  for (let number = 1; number <= count; number++) measured.push(await measure(number))
  return takeMedian(measured)
}

/** Adds what is new below a folder once a step has ended. */
async function withWritten(folder, step) {
  const before = listEntries(folder)
  const measured = await step()
  return { ...measured, ...countNew(before, listEntries(folder)) }
}

const given = process.argv.slice(2).map(Number)
printHead()
for (const jobs of given.length > 0 ? given : [43, 1_000, 10_000]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'careers-bench-'))
  const rows = []
  await measureJobs(jobs, folder, (row) => {
    rows.push(row)
    const measured = { jobs, ...row, ratio: row.wall / rows[0].wall }
    printRow({ ...measured, goals: toGoals(measured) })
  }).finally(() => rm(folder, { recursive: true, force: true }))
  printComparison(jobs, rows)
}
printNotes()
