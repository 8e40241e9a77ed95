import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { OBJECTS, toFileId } from '../../../../../builder/release/store/object-names.js'
import { createStagedObjects } from '../../../../../builder/release/store/staged-objects.js'
import type { StoredFile } from '../../../../../builder/release/store/stored-file.js'
import { joinList, type SiteList } from '../../../../../client/content/site/site-list.js'

const [FIRST, LATER] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-02T12:00:00Z')]

let siteRoot: string
beforeEach(() => {
  siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-lists-'))
})
afterEach(() => rmSync(siteRoot, { recursive: true }))

function createList(jobs: number): SiteList {
  const parts = Array.from({ length: jobs }, (_, index) => {
    const text = `job ${index} ${'is open – Zürich. '.repeat(200)}`
    return { sources: [text], create: () => JSON.stringify(text) }
  })
  return { name: 'api/jobs.json', head: '{"jobs":[', separator: ',', parts, tail: ']}' }
}

async function store(list: SiteList, writtenAt = FIRST) {
  const stagingFolder = path.join(siteRoot, 'releases/.staging-1/.objects')
  const objects = createStagedObjects({
    siteRoot,
    stagingFolder,
    writtenAt,
    depth: 'size',
    precompresses: true,
  })
  const file = await objects.putFile(list.name, list)
  await objects.commit()
  return file
}

const fileOf = ({ id }: StoredFile) => path.join(siteRoot, OBJECTS, id, 'jobs.json')

function expectPlain(list: SiteList, file: StoredFile, at: Date) {
  const body = Buffer.from(joinList(list))
  const id = toFileId(list.name, body, 'plain file')
  expect(file).toEqual({ id, bytes: body.length, forms: {} })
  expect(readdirSync(path.dirname(fileOf(file)))).toEqual(['jobs.json'])
  expect(readFileSync(fileOf(file)).equals(body)).toBe(true)
  expect(statSync(fileOf(file)).mtime).toEqual(at)
}

it('a list of more than 200 jobs is stored plain, and an equal one is the same file with its time', async () => {
  expect((await store(createList(200))).forms).toHaveProperty(['.br'])
  const list = createList(400)
  expectPlain(list, await store(list), FIRST)
  expectPlain(list, await store(createList(400), LATER), FIRST)
})

it.each([
  ['cut', () => '{"jobs":['],
  ['damaged', (body: Buffer) => body.fill('x', 1_000_000, 1_000_001)],
])('a long list that is %s is written again', async (_, damage) => {
  const list = createList(400)
  const file = await store(list)
  writeFileSync(fileOf(file), damage(readFileSync(fileOf(file))))
  expectPlain(list, await store(list, LATER), LATER)
})

it('a part of a long list that is made from the same objects is read from the file written last, unless its bytes are damaged', async () => {
  const made: number[] = []
  const jobs = Array.from({ length: 400 }, (_, id) => ({
    id,
    text: 'is open – Zürich. '.repeat(20),
  }))
  const toList = (given: typeof jobs): SiteList => ({
    ...createList(0),
    parts: given.map((job) => ({
      sources: [job, 'Tidewell'],
      create: () => (made.push(job.id), JSON.stringify(job)),
    })),
  })
  const first = await store(toList(jobs))
  expect(made.splice(0)).toHaveLength(400)

  const changed = jobs.with(7, { id: 7, text: 'is closed' }).toSpliced(300, 1)
  const second = await store(toList(changed), LATER)
  expect(made.splice(0)).toEqual([7])
  expectPlain(toList(changed), second, LATER)
  made.splice(0)

  const bytes = readFileSync(fileOf(second))
  writeFileSync(fileOf(second), bytes.fill('#', 20, 21))
  const third = await store(toList(jobs))
  expect(made.splice(0)).toEqual([0, 7, 300])
  expect(third).toEqual(first)

  rmSync(fileOf(third))
  expectPlain(toList(changed), await store(toList(changed), LATER), LATER)
})
