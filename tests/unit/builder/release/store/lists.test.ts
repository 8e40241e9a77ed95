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
