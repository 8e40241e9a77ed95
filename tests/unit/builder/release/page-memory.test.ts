import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  copyPageMemory,
  readPageMemory,
  recordPageMemory,
} from '../../../../builder/release/page-memory.js'

let siteRoot: string
let warnings: string[]
beforeEach(() => {
  siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-pages-'))
  warnings = []
})
afterEach(() => rmSync(siteRoot, { recursive: true }))

const [FIRST, SECOND, THIRD] = ['20260101T-a', '20260201T-b', '20260301T-c'] as const
const page = (documentId: string, ...paths: string[]) => ({
  documentId,
  path: paths.at(-1),
  formerPaths: paths.slice(0, -1),
})

function leave(folder: string, content: unknown) {
  mkdirSync(path.join(siteRoot, folder), { recursive: true })
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  writeFileSync(path.join(siteRoot, folder, 'page-memory.json'), text)
}

const read = () => readPageMemory(siteRoot, (warning) => warnings.push(warning))

it('nothing is remembered before the first release, nor from releases of an earlier version', async () => {
  expect(await read()).toEqual([])
  mkdirSync(path.join(siteRoot, 'releases', FIRST), { recursive: true })
  expect(await read()).toEqual([])
  expect(warnings).toEqual([])
})

it('of each page, the newest release that knows it counts, and all its former addresses are known', async () => {
  leave(`releases/${FIRST}`, [page('p', '/a'), page('q', '/q')])
  leave(`releases/${SECOND}`, [page('p', '/a', '/b')])
  leave(`releases/${THIRD}`, [page('p', '/c')])
  symlinkSync(`releases/${SECOND}`, path.join(siteRoot, 'current'))
  expect(await read()).toEqual([page('p', '/a', '/b', '/c'), page('q', '/q')])
  expect(warnings).toEqual([])
})

it('of a release that was copied to the place of the live one, the pages are known', async () => {
  leave('current', [page('p', '/a', '/b')])
  expect(await read()).toEqual([page('p', '/a', '/b')])
})

it.each(['not JSON', '{"p": 1}'])(
  'a damaged memory, %s, is named, and the others count',
  async (damaged) => {
    leave(`releases/${FIRST}`, [page('p', '/a')])
    leave(`releases/${SECOND}`, damaged)
    expect(await read()).toEqual([page('p', '/a')])
    expect(warnings).toEqual([expect.stringContaining(`${SECOND}/page-memory.json is ignored`)])
  },
)

it('what another version has written is carried along with one warning, and the file is kept as it was', async () => {
  const unlike = [{}, { documentId: 'q', path: '/a', formerPaths: [7] }]
  const earlier = { documentId: 'p', path: '/a', paths: 'here' }
  leave('.state', [earlier, ...unlike])
  leave(`releases/${FIRST}`, [page('p', '/b'), ...unlike])
  expect(await read()).toEqual([{ ...page('p', '/a', '/b'), paths: 'here' }])
  expect(warnings).toEqual([
    expect.stringContaining('/.state/page-memory.json: 2 of 3 entries are'),
  ])
  await recordPageMemory(siteRoot)
  const state = path.join(siteRoot, '.state')
  const [name, aside = ''] = readdirSync(state).sort()
  expect(warnings[0]).toContain(aside)
  const readFile = (file = '') =>
    JSON.parse(readFileSync(path.join(state, file), 'utf8')) as unknown
  expect(readFile(aside)).toEqual([earlier, ...unlike])
  expect(readFile(name)).toEqual([{ ...page('p', '/a', '/b'), paths: 'here' }, ...unlike])
})

it('what was recorded outlives the releases, and a newer release counts more', async () => {
  leave(`releases/${FIRST}`, [page('p', '/a', '/b')])
  await recordPageMemory(siteRoot)
  rmSync(path.join(siteRoot, 'releases'), { recursive: true })
  expect(await read()).toEqual([page('p', '/a', '/b')])
  leave(`releases/${SECOND}`, [page('p', '/c')])
  expect(await read()).toEqual([page('p', '/a', '/b', '/c')])
})

it('a copy of the memory knows the same', async () => {
  leave(`releases/${FIRST}`, [page('p', '/a', '/b')])
  const copy = path.join(siteRoot, 'copy')
  await copyPageMemory(siteRoot, copy)
  expect(await readPageMemory(copy, () => {})).toEqual([page('p', '/a', '/b')])
})
