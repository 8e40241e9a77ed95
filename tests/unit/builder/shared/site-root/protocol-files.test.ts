import { execFileSync } from 'node:child_process'
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
  readApproval,
  readHint,
  readRebuildState,
  readWebhookRecord,
  stateFolder,
  writeHint,
  writeRebuildState,
} from '../../../../../builder/shared/site-root/protocol-files.js'
import { EMPTY_REBUILD_STATE } from '../../../../../builder/shared/site-root/protocol.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'careers-inbox-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a hint and a rebuild state are read as they were written', async () => {
  const receivedAt = '2026-11-20T10:00:00.000Z'
  const hint = { id: '1', ref: 'Zmaster1', receivedAt, requestId: 'request-0001' }
  const state = { ...EMPTY_REBUILD_STATE, handledHint: '1' }
  await writeHint(folder, hint)
  await writeRebuildState(folder, state)
  expect(await readHint(folder)).toEqual(hint)
  expect(await readRebuildState(folder)).toEqual(state)
})

it('the inbox and the state are empty before the first webhook and build', async () => {
  expect(await readHint(folder)).toBeNull()
  expect(await readApproval(folder)).toBeNull()
  expect(await readWebhookRecord(folder)).toBeNull()
  expect(await readRebuildState(folder)).toEqual(EMPTY_REBUILD_STATE)
})

it('a hint without an id and an approval without a ref are ignored', async () => {
  for (const name of ['hint.json', 'approval.json']) writeFileSync(path.join(folder, name), '{}')
  expect(await readHint(folder)).toBeNull()
  expect(await readApproval(folder)).toBeNull()
})

it('a state from an older builder is completed with default values', async () => {
  mkdirSync(stateFolder(folder))
  writeFileSync(path.join(stateFolder(folder), 'rebuild.json'), '{"handledHint":"1"}')
  expect(await readRebuildState(folder)).toEqual({ ...EMPTY_REBUILD_STATE, handledHint: '1' })
})

it('what a later builder has written in the state is written again', async () => {
  mkdirSync(stateFolder(folder))
  const file = path.join(stateFolder(folder), 'rebuild.json')
  writeFileSync(file, '{"handledHint":"1","pauses":[5]}')
  const state = await readRebuildState(folder)
  await writeRebuildState(folder, { ...state, handledHint: '2' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ handledHint: '2', pauses: [5] })
  expect(readdirSync(stateFolder(folder))).toEqual(['rebuild.json'])
})

const DAMAGES = ['', '{"id":', 'null', '5', '"x"', '[]', '[null]']

it.each(DAMAGES)(
  'files of the inbox and the state that hold %j are ignored with a warning',
  async (text) => {
    mkdirSync(stateFolder(folder))
    for (const name of ['hint.json', 'approval.json', 'webhook.json', '.state/rebuild.json']) {
      writeFileSync(path.join(folder, name), text)
    }
    const warnings: string[] = []
    const warn = (warning: string) => warnings.push(warning)
    expect(await readHint(folder, warn)).toBeNull()
    expect(await readApproval(folder, warn)).toBeNull()
    expect(await readWebhookRecord(folder)).toBeNull()
    expect(await readRebuildState(folder, warn)).toEqual(EMPTY_REBUILD_STATE)
    for (const [index, name] of ['hint.json', 'approval.json', 'rebuild.json'].entries()) {
      expect(warnings[index]).toMatch(new RegExp(`${name} is ignored: `))
    }
    expect(warnings).toHaveLength(3)
  },
)

it.each<[string, (file: string) => void]>([
  ['a pipe', (file) => execFileSync('mkfifo', [file])],
  ['a link to a device without end', (file) => symlinkSync('/dev/zero', file)],
  ['a folder', (file) => mkdirSync(file)],
  ['longer than 64 kB', (file) => writeFileSync(file, `{"id":"1"${' '.repeat(65_536)}}`)],
])('a hint that is %s is ignored with a warning', async (_, put) => {
  const file = path.join(folder, 'hint.json')
  put(file)
  const warnings: string[] = []
  expect(await readHint(folder, (warning) => warnings.push(warning))).toBeNull()
  expect(warnings).toEqual([
    expect.stringMatching(
      /hint\.json is ignored: it is (?:not a regular file|longer than 65536 bytes)\.$/,
    ),
  ])
})

it('of a state with fields of another shape, the other fields are kept, and the file as it was', async () => {
  mkdirSync(stateFolder(folder))
  const hold = { ref: 'Zmaster1', code: 'code-1', releaseId: 'release-1' }
  const wrong = {
    outcomes: [{ result: 'live' }],
    seenRefs: null,
    behindSince: 'yesterday',
    refusal: {},
  }
  writeFileSync(path.join(stateFolder(folder), 'rebuild.json'), JSON.stringify({ ...wrong, hold }))
  const warnings: string[] = []
  const state = await readRebuildState(folder, (warning) => warnings.push(warning))
  expect(state).toEqual({ ...EMPTY_REBUILD_STATE, hold })
  for (const name of Object.keys(wrong)) {
    expect(warnings).toContainEqual(expect.stringContaining(`rebuild.json: "${name}" is ignored`))
  }
  await writeRebuildState(folder, state)
  const [, aside = ''] = readdirSync(stateFolder(folder)).sort()
  expect(warnings[0]).toContain(`it is kept as ${path.join(stateFolder(folder), aside)}.`)
  const kept = readFileSync(path.join(stateFolder(folder), aside), 'utf8')
  expect(JSON.parse(kept)).toEqual({ ...wrong, hold })
})

it('an approval whose permission is no flag does not permit a release without jobs', async () => {
  const approval = { ref: 'Zmaster1', allowEmpty: 'no', approvedAt: 5 }
  writeFileSync(path.join(folder, 'approval.json'), JSON.stringify(approval))
  expect(await readApproval(folder)).toMatchObject({
    ref: 'Zmaster1',
    allowEmpty: false,
    approvedAt: '1970-01-01T00:00:00.000Z',
  })
})
