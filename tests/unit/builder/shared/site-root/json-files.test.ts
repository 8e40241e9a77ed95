import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readJson, writeJsonDurably } from '../../../../../builder/shared/site-root/json-files.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'careers-json-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('writing a JSON file creates its folder and indents the JSON', async () => {
  const file = path.join(folder, 'inbox', 'hint.json')
  await writeJsonDurably(file, { ref: 'a' })
  expect(readFileSync(file, 'utf8')).toBe('{\n  "ref": "a"\n}\n')
  expect(await readJson(file)).toEqual({ ref: 'a' })
})

it('many simultaneous writes of one process to one JSON file all succeed', async () => {
  const file = path.join(folder, 'state.json')
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  await Promise.all(numbers.map((number) => writeJsonDurably(file, { number })))
  const { number } = (await readJson<{ number: number }>(file)) ?? {}
  expect(numbers).toContain(number)
  expect(readdirSync(folder)).toEqual(['state.json'])
})

it('other users can read a JSON file but not write it, whatever the umask is', async () => {
  const file = path.join(folder, 'state.json')
  const umask = process.umask(0)
  await writeJsonDurably(file, {}).finally(() => process.umask(umask))
  expect(statSync(file).mode & 0o777).toBe(0o644)
})

it('a JSON file that cannot be replaced leaves no temporary file behind', async () => {
  const target = path.join(folder, 'a-folder')
  await writeJsonDurably(path.join(target, 'inside.json'), {})
  await expect(writeJsonDurably(target, {})).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['a-folder'])
})

it('a file that is missing or not JSON is read as null', async () => {
  const file = path.join(folder, 'half.json')
  writeFileSync(file, '{"half":')
  expect(await readJson(file)).toBeNull()
  expect(await readJson(path.join(folder, 'missing.json'))).toBeNull()
})
