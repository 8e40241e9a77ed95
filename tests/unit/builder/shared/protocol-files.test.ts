import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
} from '../../../../builder/shared/protocol-files.js'
import { EMPTY_REBUILD_STATE } from '../../../../builder/shared/protocol.js'

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
