import { cpSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
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
import type { Script } from '../../helpers/world/edits.js'
import { applyLanguageEdit } from '../../helpers/world/language-edits.js'
import type { World } from '../../helpers/world/made-world.js'
import { publishChanges, withPictures } from '../../helpers/world/publish-changes.js'
import {
  findDifferences,
  findWrongEtags,
  readPrivateFiles,
  readPublicFiles,
  type FoundFiles,
} from '../../helpers/world/read-release.js'
import { startBuilder, type BuilderProcess } from '../../helpers/world/start-builder.js'

/* A builder that keeps running, with a program for each further language, through a working day of both. */

const DAY: readonly Script[] = [
  // The eighth job is the first German one.
  [
    ['a job is renamed', 0, 1],
    ['a job is renamed', 7, 2],
    ['a department is renamed', 2, 0],
  ],
  [
    ['a job is added', 1, 1],
    ['a job is translated', 2, 0],
    ['a job gets the number of one in the other language', 7, 0],
    ['a page moves below another', 1, 0],
  ],
  [
    ['a job changes its status', 1, 1],
    ['jobs of other languages are left out or listed', 1, 0],
    ['a translation is no longer joined', 9, 0],
    ['a job is hidden or listed', 9, 0],
  ],
]

/** Not part of a comparison: it tells when it was built. */
const isOfContent = (name: string) => !name.startsWith('version.json')

let content: TestContentService
let builders: { watching: BuilderProcess; afresh: BuilderProcess }
let folder: string
/** Where the watching builder publishes. */
let own: string
let world: World
let now: number

beforeAll(async () => {
  // For the browser code in both languages.
  await buildLanguagesOnce()
  folder = mkdtempSync(path.join(os.tmpdir(), 'careers-languages-'))
  own = path.join(folder, 'own')
  world = createBilingualWorld()
  now = world.now.getTime()
  content = await startContentService({
    documents: world.documents.map(withPictures),
    imagesFolder: path.join(SAMPLE_FOLDER, 'images'),
    now: () => new Date(now),
  })
  builders = { watching: startBuilder({ CONTENT_LANGS }), afresh: startBuilder({ CONTENT_LANGS }) }
})
afterAll(async () => {
  await Promise.all([builders.watching.stop(), builders.afresh.stop(), content.close()])
  rmSync(folder, { recursive: true, force: true, maxRetries: 9 })
})

function build(builder: BuilderProcess, siteRoot: string, remembers: boolean) {
  return builder.build({
    env: { ...toLanguagesEnv(content), SITE_ROOT: siteRoot },
    projectRoot: PROJECT_ROOT,
    now,
    isWhole: !remembers,
    remembers,
  })
}

it('after edits in both languages each release equals one that is made afresh, file by file', async () => {
  let former: FoundFiles = new Map()
  for (const [index, script] of [[], ...DAY].entries()) {
    const before = world
    for (const edit of script) world = applyLanguageEdit(world, edit)
    now += 60_000
    publishChanges(content.repository, before, world)
    now += 60_000
    const afresh = path.join(folder, `afresh-${index}`)
    if (index > 0) copyMemory(own, afresh)
    const report = await build(builders.watching, own, true)
    expect(report).toEqual({ ...(await build(builders.afresh, afresh, false)), error: null })

    const files = readPublicFiles(own)
    expect([...files.keys()]).toContain('de/index.html')
    const [kept, whole] = [own, afresh].map(pickPublic)
    expect(findDifferences(kept ?? files, whole ?? files)).toEqual([])
    expect(readPrivateFiles(own, isOfContent)).toEqual(readPrivateFiles(afresh, isOfContent))
    expect(findWrongEtags(former, files)).toEqual([])
    const isChanged = ([name, { body }]: [string, { body: Buffer }]) =>
      former.get(name)?.body.equals(body) === false
    // Otherwise the edits would say nothing of a language.
    const changed = [...files].filter(isChanged).map(([name]) => name)
    if (index > 0)
      expect(changed).toEqual(
        expect.arrayContaining(['index.html', 'de/index.html', 'sitemap.xml']),
      )
    former = files
  }
})

function pickPublic(siteRoot: string): FoundFiles {
  return new Map([...readPublicFiles(siteRoot)].filter(([name]) => isOfContent(name)))
}

function copyMemory(from: string, to: string): void {
  mkdirSync(path.join(to, '.state'), { recursive: true })
  for (const name of ['job-memory.json', 'page-memory.json'])
    cpSync(path.join(from, '.state', name), path.join(to, '.state', name))
}

/** Publishes documents at a later time, and has the watching builder build. */
function publishAndBuild(documents: CareersDocument[], remembers = true) {
  now += 60_000
  content.repository.publishDocuments(documents.map(withPictures), [])
  now += 60_000
  return build(builders.watching, own, remembers)
}

const toLive = () => readlinkSync(path.join(own, 'current'))

/** The programs that a builder has started. */
function listPrograms({ pid }: BuilderProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
}

async function endPrograms(builder: BuilderProcess): Promise<void> {
  const pids = listPrograms(builder)
  expect(pids).not.toEqual([])
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  await until(() => listPrograms(builder).length === 0)
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
    const { watching } = builders
    const live = toLive()
    await endPrograms(watching)
    const building = publishAndBuild([madeJob('77', { title: 'Another' })])
    await until(() => listPrograms(watching).length > 0)
    for (const pid of listPrograms(watching)) process.kill(pid, 'SIGKILL')
    expect((await building).error).toBe('The program for de-de has ended (SIGKILL).')
    expect(toLive()).toBe(live)
  })

  it('one that died between two builds is started again', async () => {
    const { watching } = builders
    expect(await build(watching, own, true)).toMatchObject({ error: null })
    await endPrograms(watching)
    expect(await publishAndBuild([madeJob('77', { title: 'A third' })])).toMatchObject({
      error: null,
    })
    expect(readFileSync(path.join(own, 'current/public/api/jobs/77.json'), 'utf8')).toContain(
      'A third',
    )
  })
})
