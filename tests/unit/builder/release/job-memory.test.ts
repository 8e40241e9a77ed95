import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readJobMemory, recordJobMemory } from '../../../../builder/release/job-memory.js'
import type { RememberedJob } from '../../../../client/content/site/job-life.js'

let siteRoot: string
let warnings: string[]
beforeEach(() => {
  siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-memory-'))
  warnings = []
})
afterEach(() => rmSync(siteRoot, { recursive: true }))

const [FIRST, SECOND, THIRD] = ['20260101T-a', '20260201T-b', '20260301T-c'] as const

function job(id: string, closedOn: string | null, formerIds: string[] = []): RememberedJob {
  const department = { slug: 'engineering', name: 'Engineering' }
  const path = `/role-${id}/${id}`
  const title = `Role ${id}`
  return { id, formerIds, path, title, department, places: [], closedOn, documentIds: [] }
}

function leave(folder: string, content: unknown) {
  mkdirSync(path.join(siteRoot, folder), { recursive: true })
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  writeFileSync(path.join(siteRoot, folder, 'job-memory.json'), text)
}

async function read() {
  const jobs = await readJobMemory(siteRoot, (warning) => warnings.push(warning))
  return Object.fromEntries(jobs.map(({ id, closedOn }) => [id, closedOn]))
}

it('nothing is remembered before the first release, and nothing is warned of', async () => {
  expect(await read()).toEqual({})
  expect(warnings).toEqual([])
})

it('of each job, the newest release that knows it counts', async () => {
  leave(`releases/${THIRD}`, [job('1', null)])
  leave(`releases/${FIRST}`, [job('1', null), job('2', null)])
  leave(`releases/${SECOND}`, [job('1', '2026-02-01'), job('2', '2026-02-02')])
  expect(await read()).toEqual({ 1: null, 2: '2026-02-02' })
})

it('what was recorded outlives the releases, and a newer release counts more', async () => {
  leave(`releases/${FIRST}`, [job('1', null), job('2', null)])
  leave(`releases/${SECOND}`, [job('1', '2026-02-01')])
  await recordJobMemory(siteRoot, SECOND)
  rmSync(path.join(siteRoot, 'releases'), { recursive: true })
  expect(await read()).toEqual({ 1: '2026-02-01', 2: null })
  leave(`releases/${FIRST}`, [job('1', null)])
  leave(`releases/${THIRD}`, [job('2', '2026-03-01')])
  expect(await read()).toEqual({ 1: '2026-02-01', 2: '2026-03-01' })
})

it('the release that goes live counts most, even if the clock was set back', async () => {
  leave(`releases/${THIRD}`, [job('1', null)])
  leave(`releases/${SECOND}`, [job('1', '2026-02-01')])
  await recordJobMemory(siteRoot, SECOND)
  expect(await read()).toEqual({ 1: '2026-02-01' })
})

it('an id that a newer job has taken over is not remembered as a job of its own', async () => {
  leave(`releases/${FIRST}`, [job('2', null), job('3', null, ['90'])])
  leave(`releases/${SECOND}`, [job('1', null, ['2', '90'])])
  const jobs = await readJobMemory(siteRoot, () => {})
  expect(jobs.map(({ id, formerIds }) => [id, formerIds])).toEqual([
    ['1', ['2', '90']],
    ['3', []],
  ])
})

it.each(['', '[{"id":', '{}', '"x"', '5', 'null'])(
  'a memory that holds %j is a warning that names the file, and the others count',
  async (text) => {
    leave(`releases/${FIRST}`, [job('1', null)])
    leave(`releases/${SECOND}`, text)
    leave('.state', text)
    expect(await read()).toEqual({ 1: null })
    expect(warnings).toEqual([
      expect.stringMatching('.state/job-memory.json is ignored: '),
      expect.stringMatching(`${SECOND}/job-memory.json is ignored: `),
    ])
    await recordJobMemory(siteRoot, FIRST)
    const { jobs } = JSON.parse(readFileSync(path.join(siteRoot, '.state/job-memory.json'), 'utf8'))
    expect(jobs).toEqual([job('1', null)])
  },
)

it('what another version has written is carried along with one warning, and the file is kept as it was', async () => {
  const unlike = [null, {}, 'x', { ...job('2', null), id: 2 }, { ...job('3', null), places: null }]
  const later = { ...job('1', null), pay: 5 }
  leave('.state', { asOf: SECOND, since: '2020', jobs: [...unlike, later] })
  leave(`releases/${THIRD}`, [job('1', '2026-03-01'), ...unlike])
  const state = path.join(siteRoot, '.state')
  const former = readFileSync(path.join(state, 'job-memory.json'), 'utf8')
  expect(await read()).toEqual({ 1: '2026-03-01' })
  expect(warnings).toEqual([
    expect.stringMatching(
      /\/\.state\/job-memory\.json: 5 of 6 entries are not understood, and are carried along as they are\. Before the file is written over, it is kept as \S+\.state\/job-memory\.json\.aside-\w+\.$/,
    ),
  ])
  for (let time = 1; time <= 2; time++) {
    await recordJobMemory(siteRoot, THIRD)
    expect(JSON.parse(readFileSync(path.join(state, 'job-memory.json'), 'utf8'))).toEqual({
      asOf: THIRD,
      since: '2020',
      jobs: [{ ...later, closedOn: '2026-03-01' }, ...unlike],
    })
  }
  const aside = readdirSync(state).filter((name) => name.includes('aside'))
  expect(aside).toEqual([/job-memory\.json\.aside-\w+/.exec(warnings[0] ?? '')?.[0]])
  expect(readFileSync(path.join(state, aside[0] ?? ''), 'utf8')).toBe(former)
})

it('an entry without a field that is new, and with a day that is none, is read with what is usual', async () => {
  leave(`releases/${FIRST}`, [{ ...job('1', 'soon'), documentIds: undefined }])
  expect(await readJobMemory(siteRoot, (warning) => warnings.push(warning))).toEqual([
    job('1', null),
  ])
  expect(warnings).toEqual([])
})

it('a copy of a release in the place of the link counts least', async () => {
  leave('current', [job('1', null), job('2', null)])
  leave(`releases/${FIRST}`, [job('1', '2026-01-01')])
  expect(await read()).toEqual({ 1: '2026-01-01', 2: null })
})
