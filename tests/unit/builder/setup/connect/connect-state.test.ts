import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readState, writeState } from '../../../../../builder/setup/connect/connect-state.js'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'careers-connect-'))
  file = path.join(folder, 'acme.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('what was sent is read as it was written, and is empty before the first run', () => {
  expect(readState(file)).toEqual({ models: {}, documents: {} })
  const state = {
    models: { 'customtypes/job': ['a', 'b'] },
    documents: { 'job/1': { id: null, isWhole: false } },
  }
  writeState(file, state)
  expect(readState(file)).toEqual(state)
})

it.each(['', '{"models":', '[]', '{"models":{},"documents":{"job/1":{"id":7,"isWhole":true}}}'])(
  'a file that holds %j is not taken for an empty one, because drafts would be sent twice',
  (text) => {
    writeFileSync(file, text)
    expect(() => readState(file)).toThrow(`${file} is damaged.`)
  },
)
