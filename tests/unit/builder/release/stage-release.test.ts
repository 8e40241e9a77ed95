import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stageRelease } from '../../../../builder/release/stage-release.js'
import type { FileList } from '../../../../builder/release/store/file-list.js'
import { OBJECTS } from '../../../../builder/release/store/object-names.js'

const NAME = 'feed.json'
const SOURCES = [{ title: 'Hydrologist' }, 'https://careers.example']
const TEXT = '{"title":"Hydrologist"}'

let siteRoot: string
beforeEach(() => {
  siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-release-'))
})
afterEach(() => rmSync(siteRoot, { recursive: true }))

interface Choices {
  liveFiles?: FileList | null
  sources?: readonly (object | string)[] | null
  text?: string | null
  settingsHash?: string
  isWhole?: boolean
}

/** Puts one file into a release, and tells whether it was created. */
async function put({ liveFiles = null, sources = SOURCES, text = TEXT, ...choices }: Choices = {}) {
  const staged = await stageRelease(siteRoot, {
    id: 'next',
    token: 1,
    former: {
      live: null,
      files: liveFiles,
      intact: { found: new Set(), looking: Promise.resolve() },
    },
    now: new Date('2026-11-01T12:00:00Z'),
    depth: choices.isWhole === true ? 'content' : 'size',
    precompresses: true,
    settingsHash: choices.settingsHash ?? 'settings',
  })
  const create = jest.fn(() => text)
  const file = await staged.put(NAME, sources, create)
  const files = staged.finish()
  await staged.commit()
  return { file, files, wasCreated: create.mock.calls.length > 0 }
}

const change = ({ files }: { files: FileList }, text: string) =>
  writeFileSync(path.join(siteRoot, OBJECTS, files.files.get(NAME)?.id ?? '', NAME), text)
const read = (id = '') => readFileSync(path.join(siteRoot, OBJECTS, id, NAME), 'utf8')

it('a file that was made from the same sources is taken from the live release', async () => {
  const live = await put()
  expect(live.wasCreated).toBe(true)
  const sources = JSON.parse(JSON.stringify(SOURCES)) as typeof SOURCES
  const next = await put({ liveFiles: live.files, sources })
  expect(next).toMatchObject({ file: live.file, wasCreated: false })
  expect(next.files.files.get(NAME)).toBe(live.file)
})

it.each<[string, Choices]>([
  ['made from another source', { sources: [{ title: 'Hydrologist II' }, SOURCES[1] ?? ''] }],
  ['made from the same sources in another order', { sources: [...SOURCES].reverse() }],
  ['made with other code or settings', { settingsHash: 'other' }],
  ['in a whole build', { isWhole: true }],
])('a file is created again if it is %s', async (_, choices) => {
  const live = await put()
  expect((await put({ liveFiles: live.files, ...choices })).wasCreated).toBe(true)
})

it('a file that was cut since is created again', async () => {
  const live = await put()
  change(live, TEXT.slice(1))
  const next = await put({ liveFiles: live.files })
  expect(next.wasCreated).toBe(true)
  expect(read(next.file?.id)).toBe(TEXT)
})

it('a file whose name is a hash of its sources is created by a whole build only if a byte is wrong', async () => {
  const live = await put({ sources: null })
  const again = { liveFiles: live.files, sources: null, isWhole: true }
  expect((await put(again)).wasCreated).toBe(false)
  change(live, TEXT.toUpperCase())
  expect((await put({ ...again, isWhole: false })).wasCreated).toBe(false)
  const next = await put(again)
  expect(next.wasCreated).toBe(true)
  expect(read(next.file?.id)).toBe(TEXT)
})

it('where nothing can be created, there is no file', async () => {
  const { file, files } = await put({ text: null })
  expect([file, files.files.size]).toEqual([null, 0])
})
