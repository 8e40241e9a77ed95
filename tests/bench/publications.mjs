import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PROJECT_ROOT, PUBLICATIONS, startContent } from './bench-content.mjs'
import { toGoals } from './goals.mjs'
import { runMeasured } from './processes.mjs'
import { printHead, printNotes, printRow, takeMedian } from './table.mjs'
import { startWatching } from './watching-builder.mjs'
import { countNew, listEntries } from './written-files.mjs'

/*
 * What publications cost, beside a bare renderer that draws the whole site in the same run.
 *
 *   node tests/bench/publications.mjs [JOBS ...]      (default 43 1000 10000)
 */

const BUILDER = path.join(PROJECT_ROOT, 'dist/builder/cli.js')
const BARE_RENDERER = path.join(import.meta.dirname, 'bare-renderer.mjs')
const repeats = (jobs) => (jobs < 5_000 ? 3 : 1)

/** Adds what is new below a folder once a step has ended. */
async function withWritten(folder, step) {
  const before = listEntries(folder)
  const measured = await step()
  return { ...measured, ...countNew(before, listEntries(folder)) }
}

async function measureOften(count, measure) {
  const measured = []
  for (let number = 1; number <= count; number++) measured.push(await measure(number))
  return takeMedian(measured)
}

/** Calls back with each row. */
async function measureJobs(jobs, folder, onRow) {
  const content = await startContent(jobs)
  let number = 0
  const makeFolder = async () => {
    const made = path.join(folder, String(number++))
    await mkdir(made)
    return made
  }
  const toEnv = (siteRoot) => ({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    SITE_ROOT: siteRoot,
    PRISMIC_REPOSITORY: content.repository.name,
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
  })
  const publish = async (by, first, siteRoot, run) => {
    for (const [name, change] of Object.entries(PUBLICATIONS)) {
      const row = await measureOften(repeats(jobs), (time) =>
        withWritten(siteRoot, () => run(() => change(content, first + time))),
      )
      onRow({ by, name, ...row })
    }
  }
  const measureFirst = async (name, command, more) => {
    const siteRoot = await makeFolder()
    const run = () => runMeasured({ ...toEnv(siteRoot), ...more }, BUILDER, command)
    onRow({ by: 'one-shot', name, ...(await withWritten(siteRoot, run)) })
    return siteRoot
  }

  try {
    const bare = await measureOften(repeats(jobs), async () => {
      const out = await makeFolder()
      const run = () => runMeasured(toEnv(out), BARE_RENDERER, content.apiEndpoint, out)
      return withWritten(out, run)
    })
    onRow({ by: 'bare', name: 'whole site', ...bare })

    await measureFirst('first build, not compressed', 'generate', { PRECOMPRESS: 'false' })
    const generated = await measureFirst('first build', 'generate', {})
    await publish('one-shot', 0, generated, async (change) => {
      change()
      return runMeasured(toEnv(generated), BUILDER, 'reconcile')
    })

    const watched = await makeFolder()
    const watching = await startWatching(toEnv(watched), content.repository)
    const written = countNew(new Map(), listEntries(watched))
    onRow({ by: 'watching', name: 'first build', ...watching.first, ...written })
    // Other numbers, because the same content again would be no change.
    await publish('watching', 100, watched, watching.publish).finally(watching.stop)
  } finally {
    await content.close()
  }
}

const given = process.argv.slice(2).map(Number)
printHead()
for (const jobs of given.length > 0 ? given : [43, 1_000, 10_000]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'careers-bench-'))
  let bareWall
  await measureJobs(jobs, folder, (row) => {
    bareWall ??= row.wall
    const measured = { jobs, ...row, ratio: row.wall / bareWall }
    printRow({ ...measured, goals: toGoals(measured) })
  }).finally(() => rm(folder, { recursive: true, force: true }))
}
printNotes()
