import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { CheckDepth } from '../../../../../builder/release/store/check-object.js'
import { OBJECTS } from '../../../../../builder/release/store/object-names.js'
import {
  createStagedObjects,
  type StagedObjectsOptions,
} from '../../../../../builder/release/store/staged-objects.js'

const TEXT = 'The river rises and falls. '.repeat(100)
const FORMS = { '.br': expect.any(Number), '.gz': expect.any(Number) }
const NAME = 'qa-engineer/1001/index.html'
const [FIRST, LATER] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-02T12:00:00Z')]

let siteRoot: string
beforeEach(() => {
  siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-store-'))
})
afterEach(() => rmSync(siteRoot, { recursive: true }))

const fileOf = (id: string, suffix = '') => path.join(siteRoot, OBJECTS, id, `index.html${suffix}`)

/** Stores a text as a build does. */
async function store(text: string, writtenAt = FIRST, depth: CheckDepth = 'size') {
  const objects = createObjects(writtenAt, depth)
  const file = await objects.putFile(NAME, Buffer.from(text))
  await objects.commit()
  return file
}

function createObjects(
  writtenAt = FIRST,
  depth: CheckDepth = 'size',
  precompresses = true,
  knownFolders: StagedObjectsOptions['knownFolders'] = null,
) {
  const stagingFolder = path.join(siteRoot, 'releases/.staging-1/.objects')
  return createStagedObjects({
    siteRoot,
    stagingFolder,
    writtenAt,
    depth,
    precompresses,
    knownFolders,
  })
}

describe('a file', () => {
  it('appears in its place with its precompressed forms only once it is committed', async () => {
    const objects = createObjects()
    const file = await objects.putFile(NAME, Buffer.from(TEXT))
    expect(statSync(fileOf(file.id), { throwIfNoEntry: false })).toBeUndefined()
    await objects.commit()
    expect(readFileSync(fileOf(file.id), 'utf8')).toBe(TEXT)
    expect(file).toMatchObject({ bytes: TEXT.length, forms: FORMS })
    for (const form of Object.keys(FORMS))
      expect(statSync(fileOf(file.id, form)).mtime).toEqual(FIRST)
  })

  it('is plain while it is not precompressed, and gets its forms once it is', async () => {
    const plainObjects = createObjects(FIRST, 'size', false)
    const plain = await plainObjects.putFile(NAME, Buffer.from(TEXT))
    await plainObjects.commit()
    expect(plain.forms).toEqual({})
    expect(readdirSync(path.dirname(fileOf(plain.id)))).toEqual(['index.html'])
    expect((await store(TEXT)).forms).toEqual(FORMS)
  })

  it('that is there already is not written again, and keeps its time', async () => {
    const first = await store(TEXT, FIRST)
    expect(await store(TEXT, LATER)).toEqual(first)
    expect(statSync(fileOf(first.id)).mtime).toEqual(FIRST)
  })

  it('of another text is another object', async () => {
    expect((await store(TEXT)).id).not.toBe((await store(`${TEXT}!`)).id)
  })

  it('of the same text under another name is another object', async () => {
    const objects = createObjects()
    const [one, other] = await Promise.all(
      ['a.json', 'b.json'].map((name) => objects.putFile(name, Buffer.from('{}'))),
    )
    expect(one?.id).not.toBe(other?.id)
  })
})

describe('a damaged object is made again', () => {
  const DAMAGES: [string, CheckDepth, (id: string) => void][] = [
    ['whose file is empty', 'size', (id) => writeFileSync(fileOf(id), '')],
    ['whose file is cut', 'size', (id) => writeFileSync(fileOf(id), TEXT.slice(0, 50))],
    ['whose file is missing', 'size', (id) => rmSync(fileOf(id))],
    ['that is missing', 'size', (id) => rmSync(path.dirname(fileOf(id)), { recursive: true })],
    ['that is a file', 'size', (id) => replace(id, (place) => writeFileSync(place, 'x'))],
    [
      'that is a dangling link',
      'size',
      (id) => replace(id, (place) => symlinkSync('nowhere', place)),
    ],
    ['whose file is a folder', 'size', (id) => (rmSync(fileOf(id)), mkdirSync(fileOf(id)))],
    [
      'whose file has other letters',
      'content',
      (id) => writeFileSync(fileOf(id), TEXT.toUpperCase()),
    ],
    ['whose Brotli form is empty', 'content', (id) => writeFileSync(fileOf(id, '.br'), '')],
    ['whose gzip form is cut', 'content', (id) => cut(fileOf(id, '.gz'))],
  ]

  it.each(DAMAGES)('%s, which its %s shows', async (_, depth, damage) => {
    const { id } = await store(TEXT)
    damage(id)
    const healed = await store(TEXT, LATER, depth)
    expect(healed).toEqual({ id, bytes: TEXT.length, forms: FORMS })
    expect(readFileSync(fileOf(id), 'utf8')).toBe(TEXT)
    // With a new time, since browsers may have copies of what was damaged.
    expect(statSync(fileOf(id)).mtime).toEqual(LATER)
    expect(await store(TEXT, LATER, 'content')).toEqual(healed)
  })

  const replace = (id: string, put: (place: string) => void) => {
    const place = path.join(siteRoot, OBJECTS, id)
    rmSync(place, { recursive: true })
    put(place)
  }
  const cut = (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 20))
})

describe('a folder of links', () => {
  const LINKS = new Map([
    ['1001', 'ab/cd'],
    ['1002', 'ab/ef'],
  ])
  const put = async () => {
    const objects = createObjects()
    const id = objects.putFolder(LINKS)
    await objects.commit()
    return path.join(siteRoot, OBJECTS, id)
  }

  it('of the live release is looked at again if a link has gone since', async () => {
    const place = await put()
    const asOf = statSync(place).mtimeMs + 1
    rmSync(path.join(place, '1001'))
    utimesSync(place, new Date(asOf + 1000), new Date(asOf + 1000))
    const ids = new Set([path.relative(path.join(siteRoot, OBJECTS), place)])
    const objects = createObjects(LATER, 'size', true, { ids, asOf })
    objects.putFolder(LINKS)
    await objects.commit()
    expect(readdirSync(place).sort()).toEqual(['1001', '1002'])
  })

  it('is one object for the same links, and another for others', () => {
    const objects = createObjects()
    expect(objects.putFolder(new Map(LINKS))).toBe(objects.putFolder(LINKS))
    expect(objects.putFolder(new Map([['1001', 'ab/cd']]))).not.toBe(objects.putFolder(LINKS))
  })

  it.each<[string, (folder: string) => void]>([
    ['lost a link', (folder) => rmSync(path.join(folder, '1001'))],
    ['has a file in the place of a link', (folder) => replaceLink(folder)],
    ['has something else in it', (folder) => writeFileSync(path.join(folder, 'x'), '')],
  ])('is made again after it %s', async (_, damage) => {
    const folder = await put()
    damage(folder)
    expect(await put()).toBe(folder)
    const objects = createObjects()
    objects.putFolder(LINKS)
    const before = statSync(folder).ctimeMs
    await objects.commit()
    expect(statSync(folder).ctimeMs).toBe(before)
  })

  const replaceLink = (folder: string) => {
    rmSync(path.join(folder, '1001'))
    writeFileSync(path.join(folder, '1001'), '')
  }
})
