import { mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import {
  SAMPLE_FOLDER,
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { until } from '../../helpers/machine/until.js'
import { madeJob } from '../../helpers/content/made-documents.js'
import { inLanguage } from '../../helpers/content/made-languages.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import {
  buildLanguagesOnce,
  CONTENT_LANGS,
  toLanguagesEnv,
} from '../../helpers/site/sample-in-languages.js'
import { createBilingualWorld } from '../../helpers/world/bilingual-world.js'
import { withPictures } from '../../helpers/world/publish-changes.js'
import { startBuilder, type BuilderProcess } from '../../helpers/world/start-builder.js'

/* A builder that keeps running, with a program for each further language. */

let content: TestContentService
let builder: BuilderProcess
let folder: string
let siteRoot: string
let now: number

beforeAll(async () => {
  // For the browser code in both languages.
  await buildLanguagesOnce()
  folder = mkdtempSync(path.join(os.tmpdir(), 'careers-languages-'))
  siteRoot = path.join(folder, 'site')
  const world = createBilingualWorld()
  now = world.now.getTime()
  content = await startContentService({
    documents: world.documents.map(withPictures),
    imagesFolder: path.join(SAMPLE_FOLDER, 'images'),
    now: () => new Date(now),
  })
  builder = startBuilder({ CONTENT_LANGS })
  expect(await build()).toMatchObject({ error: null })
})
afterAll(async () => {
  await Promise.all([builder.stop(), content.close()])
  rmSync(folder, { recursive: true, force: true, maxRetries: 9 })
})

function build() {
  return builder.build({
    env: { ...toLanguagesEnv(content), SITE_ROOT: siteRoot },
    projectRoot: PROJECT_ROOT,
    now,
    isWhole: false,
    remembers: true,
  })
}

/** Publishes documents at a later time, and has the builder build. */
function publishAndBuild(documents: CareersDocument[]) {
  now += 60_000
  content.repository.publishDocuments(documents.map(withPictures), [])
  now += 60_000
  return build()
}

const toLive = () => readlinkSync(path.join(siteRoot, 'current'))

/** The programs that a builder has started. */
function listPrograms(): number[] {
  const { pid } = builder
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
}

async function endPrograms(): Promise<void> {
  const pids = listPrograms()
  expect(pids).not.toEqual([])
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  await until(() => listPrograms().length === 0)
}

describe('what fails in one language fails all, and the live release stays', () => {
  it.each([
    ['the first', madeJob('77', { title: null }), 'job "77" (job-77, en-gb)'],
    [
      'a further',
      inLanguage('de-de', madeJob('77', { title: null })),
      'job "77" (job-77-de-de, de-de)',
    ],
  ])('an error in %s language names the document and the language', async (_, document, name) => {
    const live = toLive()
    const { error } = await publishAndBuild([document])
    expect(error).toBe(`${name}, field "title": the job has no title. Write the name of the role.`)
    expect(toLive()).toBe(live)
    expect(
      await publishAndBuild([madeJob('77'), inLanguage('de-de', madeJob('77'))]),
    ).toMatchObject({ error: null })
    expect(toLive()).not.toBe(live)
  })

  it('errors in several languages are told together', async () => {
    const broken = madeJob('77', { title: null })
    const { error } = await publishAndBuild([broken, inLanguage('de-de', broken)])
    expect(error?.split('\n')).toEqual([
      expect.stringContaining('(job-77, en-gb), field "title"'),
      expect.stringContaining('(job-77-de-de, de-de), field "title"'),
    ])
    const whole = madeJob('77')
    expect(await publishAndBuild([whole, inLanguage('de-de', whole)])).toMatchObject({
      error: null,
    })
  })

  it('a program that dies while it makes its language fails the build with one line', async () => {
    const live = toLive()
    await endPrograms()
    const building = publishAndBuild([madeJob('77', { title: 'Another' })])
    await until(() => listPrograms().length > 0)
    for (const pid of listPrograms()) process.kill(pid, 'SIGKILL')
    expect((await building).error).toBe('The program for de-de has ended (SIGKILL).')
    expect(toLive()).toBe(live)
  })

  it('one that died between two builds is started again', async () => {
    expect(await build()).toMatchObject({ error: null })
    await endPrograms()
    expect(await publishAndBuild([madeJob('77', { title: 'A third' })])).toMatchObject({
      error: null,
    })
    expect(readFileSync(path.join(siteRoot, 'current/public/api/jobs/77.json'), 'utf8')).toContain(
      'A third',
    )
  })
})
