import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createBoardMemory } from '../../dist/builder/board/board-memory.js'
import { joinBoard } from '../../dist/builder/board/documents/join-board.js'
import { readBoard } from '../../dist/builder/board/read-board.js'
import { serveBoard } from '../../dist/server/board-service/serve-board.js'
import { PROJECT_ROOT, startContent } from './bench-content.mjs'
import { runMeasured } from './processes.mjs'
import { print, printTitles, takeMedian } from './table.mjs'
import { countNew, listEntries } from './written-files.mjs'

/*
 * What jobs of a job board cost, beside the same jobs as documents of the CMS, in turns.
 *
 *   node tests/bench/board-jobs.mjs [VENDOR] [JOBS]      (default greenhouse 1000)
 */

const [vendor = 'greenhouse', count = '1000'] = process.argv.slice(2)
const BUILDER = path.join(PROJECT_ROOT, 'dist/builder/cli.js')
const SITE_URL = 'https://careers.example'
const TIMES = 3
/** Of wall and processor time with a board to that without. */
const MOST = 1.2

/** The sample's postings, and copies of them. */
function makePostings(sample) {
  return Array.from({ length: Number(count) }, (_, index) => ({
    ...sample[index % sample.length],
    number: 5_000_000 + index,
    uuid: `abcdef00-0000-4000-8000-${500_000_000_000 + index}`,
  }))
}

const listDocuments = ({ repository }) =>
  repository.getMaster().documents.map(({ document }) => document)

/** Everything of the sample but its jobs, and other documents in their place. */
async function startContentWith(documents) {
  const content = await startContent(0)
  const { repository } = content
  const jobs = listDocuments(content).filter(({ type }) => type === 'job')
  repository.publishDocuments(
    documents,
    jobs.map(({ id }) => id),
  )
  return content
}

/** A site in a folder of its own; `change` gives one of its jobs another title. */
function createSide({ content, more, change }) {
  const env = (siteRoot) => ({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    SITE_ROOT: siteRoot,
    SITE_URL,
    PRISMIC_REPOSITORY: content.repository.name,
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    ...more,
  })
  let siteRoot
  const run = async (command) => {
    const before = listEntries(siteRoot)
    const measured = await runMeasured(env(siteRoot), BUILDER, command)
    return { ...measured, ...countNew(before, listEntries(siteRoot)) }
  }
  const removeSite = () => siteRoot && rm(siteRoot, { recursive: true, force: true })
  const STEPS = {
    'first build': async () => {
      await removeSite()
      siteRoot = await mkdtemp(path.join(os.tmpdir(), 'careers-bench-'))
      return run('generate')
    },
    'no change': () => run('reconcile'),
    'one title changed': (number) => {
      change(`Changed ${number}`)
      return run('reconcile')
    },
  }
  return { take: (step, number) => STEPS[step](number), removeSite }
}

async function compare(sides, step) {
  const measured = sides.map(() => [])
  for (let number = 1; number <= TIMES; number++) {
    for (const [index, side] of sides.entries()) {
      measured[index].push(await side.take(step, number))
    }
  }
  const [cms, ofBoard] = measured.map(takeMedian)
  const ratios = [ofBoard.wall / cms.wall, ofBoard.processor / cms.processor]
  const isMet = ratios.every((ratio) => ratio <= MOST)
  print([step, 'CMS', ...toCells(cms), '', '', ''])
  print([
    ...[step, vendor, ...toCells(ofBoard), ...ratios.map((ratio) => ratio.toFixed(2))],
    `≤ ${MOST} ×: ${isMet ? 'met' : 'not met'}`,
  ])
}

const toCells = ({ wall, processor, memory, files, bytes, links }) => [
  ...[wall.toFixed(2), processor.toFixed(2), memory.toFixed(0)],
  ...[files, (bytes / 2 ** 20).toFixed(2), links],
]

const running = await serveBoard(vendor, 0)
running.board.postings = makePostings(running.board.postings)
const withBoard = await startContentWith([])

const board = { vendor, company: 'acme', endpoint: running.origin }
const lang = 'en-gb'
const source = { board, siteUrl: SITE_URL, projectRoot: PROJECT_ROOT, lang }
const read = await readBoard(source, createBoardMemory())
const ofCms = listDocuments(withBoard)
const joined = joinBoard(ofCms, read, { lang, siteUrl: SITE_URL })
const made = joined.documents.filter((document) => !ofCms.includes(document))
const withoutBoard = await startContentWith(made)

const job = made.find(({ type }) => type === 'job')
const sides = [
  createSide({
    content: withoutBoard,
    more: {},
    change: (title) =>
      withoutBoard.repository.publishDocuments([{ ...job, data: { ...job.data, title } }]),
  }),
  createSide({
    content: withBoard,
    more: { JOB_BOARD: `${vendor}:acme`, JOB_BOARD_ENDPOINT: running.origin },
    change: (title) => Object.assign(running.board.postings[0], { title }),
  }),
]

try {
  console.log(`${joined.jobs.length} jobs, medians of ${TIMES}\n`)
  const head = ['What', 'Jobs from', 'Wall, s', 'Processor, s', 'Peak memory, MiB']
  head.push('Files', 'MiB', 'Links', '× wall', '× processor', 'Goal')
  printTitles(head)
  for (const step of ['first build', 'no change', 'one title changed']) await compare(sides, step)
} finally {
  for (const side of sides) await side.removeSite()
  for (const { close } of [running, withBoard, withoutBoard]) await close()
}
