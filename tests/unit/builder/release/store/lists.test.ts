import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { CheckDepth } from '../../../../../builder/release/store/check-object.js'
import { OBJECTS, toFileId } from '../../../../../builder/release/store/object-names.js'
import { createStagedObjects } from '../../../../../builder/release/store/staged-objects.js'
import type { StoredFile } from '../../../../../builder/release/store/stored-file.js'
import { joinList, type SiteList } from '../../../../../client/content/site/site-list.js'

const [FIRST, LATER] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-02T12:00:00Z')]
const COUNT = 400

let siteRoot: string
beforeEach(() => {
  siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-lists-'))
})
afterEach(() => rmSync(siteRoot, { recursive: true }))

function createList(
  texts: readonly string[],
  { head = '{"jobs":[', separator = ',' } = {},
): SiteList {
  const parts = texts.map((text) => toPart(text))
  return { name: 'api/jobs.json', head, separator, parts, tail: ']}' }
}

const toPart = (text: string, create = () => JSON.stringify(text)) => ({
  id: text.slice(0, 8),
  sources: [text],
  create,
})

const TEXTS = Array.from({ length: COUNT }, (_, index) => `job ${index} ${'is open. '.repeat(40)}`)

let build = 0

async function store(
  list: SiteList,
  known?: StoredFile,
  depth: CheckDepth = 'size',
  at = FIRST,
  precompresses = true,
  settingsHash = 'settings',
) {
  const stagingFolder = path.join(siteRoot, `releases/.staging-${++build}/.objects`)
  const objects = createStagedObjects({
    siteRoot,
    stagingFolder,
    writtenAt: at,
    depth,
    precompresses,
    settingsHash,
  })
  const file = await objects.putList(list, known)
  await objects.commit()
  return file
}

const fileOf = ({ id }: StoredFile, name = 'jobs.json.gz') => path.join(siteRoot, OBJECTS, id, name)

function expectStored(file: StoredFile, list: SiteList): void {
  const gzip = readFileSync(fileOf(file))
  expect(gunzipSync(gzip).toString()).toBe(joinList(list))
  const sizes = { bytes: Buffer.byteLength(joinList(list)), forms: { '.gz': gzip.length } }
  const { id, segmentKeys } = file
  expect(file).toEqual({ id, ...sizes, isPacked: true, segmentKeys })
}

it('a long list is stored in its gzip form alone', async () => {
  const list = createList(TEXTS)
  const file = await store(list)
  expectStored(file, list)
  expect(existsSync(fileOf(file, 'jobs.json'))).toBe(false)
})

it('a list that is written from a former one equals one that is written from nothing', async () => {
  const position = fc.nat(COUNT - 1)
  const edit = fc.oneof(
    fc.record({ kind: fc.constant('change'), position, text: fc.string() }),
    fc.record({ kind: fc.constant('add'), position, text: fc.string({ unit: 'binary' }) }),
    fc.record({ kind: fc.constant('remove'), position, text: fc.constant('') }),
    fc.record({ kind: fc.constant('move'), position, text: fc.constant('') }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
      const texts = [...TEXTS]
      const former = await store(createList(texts))
      for (const { kind, position, text } of edits) {
        if (kind === 'change') texts[position] = text
        if (kind === 'add') texts.splice(position, 0, text)
        if (kind === 'remove') texts.splice(position, 1)
        if (kind === 'move') texts.unshift(...texts.splice(position, 1))
      }
      const list = createList(texts)
      const next = await store(list, former)
      expectStored(next, list)
      const names = ['jobs.json.gz', 'segments.json']
      const bytes = names.map((name) => readFileSync(fileOf(next, name)))
      rmSync(path.join(siteRoot, OBJECTS), { recursive: true })
      expect(await store(list)).toEqual(next)
      for (const [index, name] of names.entries()) {
        expect(readFileSync(fileOf(next, name)).equals(bytes[index] ?? Buffer.alloc(0))).toBe(true)
      }
    }),
    { numRuns: 8 },
  )
})

describe('of a list whose parts tell when they are made', () => {
  const made: string[] = []
  const watch = (text: string) => toPart(text, () => (made.push(text), JSON.stringify(text)))
  const createWatched = (texts: readonly string[]) => ({
    ...createList([]),
    parts: texts.map(watch),
  })
  const storeWatched = async (texts: readonly string[], known?: StoredFile, settings?: string) => {
    made.length = 0
    const list = createWatched(texts)
    const file = await store(list, known, 'size', LATER, true, settings)
    const madeToStore = [...new Set(made)]
    expectStored(file, list)
    return madeToStore
  }

  it('only those beside a changed one are made, by a process that has made none before', async () => {
    const former = await store(createWatched(TEXTS))
    const again = await storeWatched(TEXTS.with(200, 'job 200 is changed'), former)
    expect(again).toContain('job 200 is changed')
    expect(again.length).toBeLessThanOrEqual(64)
  })

  it('all are made with other code or settings, and the list stays if its text does', async () => {
    const former = await store(createWatched(TEXTS))
    expect(await storeWatched(TEXTS, former, 'other settings')).toHaveLength(COUNT)
    expect(statSync(fileOf(former)).mtime).toEqual(FIRST)
  })
})

describe('of a former list', () => {
  const changed = createList(TEXTS.map((text, index) => (index === 399 ? 'changed' : text)))

  it.each([
    ['with a changed byte', (bytes: Buffer) => bytes.fill('x', 1_000, 1_001)],
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
  ])('a file %s is not copied', async (_name, damage) => {
    const former = await store(createList(TEXTS))
    writeFileSync(fileOf(former), damage(readFileSync(fileOf(former))))
    expectStored(await store(changed, former), changed)
  })

  it.each([
    ['that is missing', null],
    ['that is no JSON', () => '{'],
    ['of another shape', () => '{"segments":{}}'],
    ['that names other lengths', (text: string) => text.replaceAll(/(?<=",)[0-9]+/g, '1')],
    ['that has a segment more', (text: string) => text.replace(']]', '],["a",1,1,1,1]]')],
  ])('an index %s is not believed', async (_name, damage) => {
    const former = await store(createList(TEXTS))
    const file = fileOf(former, 'segments.json')
    if (damage === null) rmSync(file)
    else writeFileSync(file, damage(readFileSync(file, 'utf8')))
    expectStored(await store(changed, former), changed)
  })
})

it('an equal list is the same object, with its time', async () => {
  const list = createList(TEXTS)
  const former = await store(list)
  for (const depth of ['size', 'content'] as const) {
    expect(await store(createList(TEXTS), former, depth, LATER)).toEqual(former)
    expect(statSync(fileOf(former)).mtime).toEqual(FIRST)
  }
})

it('a whole build mends a list whose bytes are damaged', async () => {
  const list = createList(TEXTS)
  const former = await store(list)
  const bytes = readFileSync(fileOf(former))
  writeFileSync(fileOf(former), bytes.fill('x', 100, 200))
  expectStored(await store(list, former, 'content', LATER), list)
})

describe('a list without precompressed forms', () => {
  const list = createList(TEXTS)
  const storePlain = (known?: StoredFile, depth: CheckDepth = 'size', at = FIRST) =>
    store(list, known, depth, at, false)
  const expectPlain = (file: StoredFile, at: Date) => {
    const body = Buffer.from(joinList(list))
    const id = toFileId(list.name, body, 'plain file')
    expect(file).toEqual({ id, bytes: body.length, forms: {} })
    expect(readdirSync(path.dirname(fileOf(file)))).toEqual(['jobs.json'])
    expect(readFileSync(fileOf(file, 'jobs.json')).equals(body)).toBe(true)
    expect(statSync(fileOf(file, 'jobs.json')).mtime).toEqual(at)
  }

  it('is the object of its file, and an equal one is the same, with its time', async () => {
    const file = await storePlain()
    expectPlain(file, FIRST)
    for (const known of [undefined, file]) {
      for (const depth of ['size', 'content'] as const)
        expectPlain(await storePlain(known, depth, LATER), FIRST)
    }
  })

  it('is written again if it was cut, or if a whole build finds other bytes', async () => {
    const file = await storePlain()
    writeFileSync(fileOf(file, 'jobs.json'), '{"jobs":[')
    expectPlain(await storePlain(file, 'size', LATER), LATER)
    const bytes = readFileSync(fileOf(file, 'jobs.json'))
    writeFileSync(fileOf(file, 'jobs.json'), bytes.fill('x', 100, 200))
    expectPlain(await storePlain(file, 'content', LATER), LATER)
  })
})
