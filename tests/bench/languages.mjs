import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PROJECT_ROOT, PUBLICATIONS, startContent } from './bench-content.mjs'
import { print, printTitles, takeMedian } from './table.mjs'
import { startWatching } from './watching-builder.mjs'

/*
 * What a site in three languages costs, beside the same site in one, in turns: a first build, and one edit that a
 * watching builder publishes.
 *
 *   node tests/bench/languages.mjs [JOBS]      (default 1000, in each language)
 */

const jobs = Number(process.argv[2] ?? '1000')
const TIMES = 3
const LANGUAGES = ['en-gb', 'de-de', 'fr-fr']
/** Of wall and processor time in three languages to that in one. */
const MOST = { 'first build': 3.2, 'one title changed': 1.3 }

const BUILDER = path.join(PROJECT_ROOT, 'dist/builder/cli.js')

/** Watches a new site; resolves to what each step has cost. */
async function measure(languages) {
  const content = await startContent(jobs, languages.slice(1))
  const siteRoot = await mkdtemp(path.join(os.tmpdir(), 'careers-bench-'))
  const several = { CONTENT_LANGS: languages.join(), CONTENT_LANG: languages[0] }
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    SITE_ROOT: siteRoot,
    PRISMIC_REPOSITORY: content.repository.name,
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    ...(languages.length > 1 ? several : {}),
  }
  try {
    execFileSync(process.execPath, [BUILDER, 'bundle'], { env, stdio: 'ignore' })
    const watching = await startWatching(env, content.repository)
    try {
      const edits = []
      for (let number = 1; number <= TIMES; number++) {
        const change = () => PUBLICATIONS['one title changed'](content, number)
        edits.push(await watching.publish(change))
      }
      return { 'first build': watching.first, 'one title changed': takeMedian(edits) }
    } finally {
      await watching.stop()
    }
  } finally {
    await content.close()
    await rm(siteRoot, { recursive: true, force: true })
  }
}

const rounds = []
for (let round = 0; round < TIMES; round++) {
  rounds.push([await measure(LANGUAGES.slice(0, 1)), await measure(LANGUAGES)])
}

console.log(`${jobs} jobs in each language, medians of ${TIMES}\n`)
printTitles(['What', 'Languages', 'Wall, s', 'Processor, s', '× wall', '× processor', 'Goal'])
for (const [step, most] of Object.entries(MOST)) {
  const [one, three] = [0, 1].map((side) => takeMedian(rounds.map((round) => round[side][step])))
  const toCells = ({ wall, processor }) => [wall.toFixed(2), processor.toFixed(2)]
  const ratios = [three.wall / one.wall, three.processor / one.processor]
  print([step, 1, ...toCells(one), '', '', ''])
  print([
    ...[step, LANGUAGES.length, ...toCells(three), ...ratios.map((ratio) => ratio.toFixed(2))],
    `≤ ${most} ×: ${ratios.every((ratio) => ratio <= most) ? 'met' : 'not met'}`,
  ])
}
