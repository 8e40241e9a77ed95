import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setAside, toAside } from '../../../../../builder/shared/site-root/set-aside.js'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'careers-aside-'))
  file = path.join(folder, 'memory.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function keep(text: string): Promise<string> {
  rmSync(file, { recursive: true, force: true })
  writeFileSync(file, text)
  const aside = await toAside(file)
  await setAside(file, aside)
  return aside
}

it('each content is kept once', async () => {
  expect(await keep('half')).toBe(await keep('half'))
  expect(readdirSync(folder)).toHaveLength(2)
})

it('of many, five are kept: the last one, and those that hold most', async () => {
  for (const text of ['a long text', 'a longer text', '', '1', '12', '123', '1234'])
    await keep(text)
  const last = await keep('x')
  const kept = readdirSync(folder).filter((name) => name.includes('aside'))
  const texts = kept.map((name) => readFileSync(path.join(folder, name), 'utf8'))
  expect(texts.sort()).toEqual(['123', '1234', 'a long text', 'a longer text', 'x'])
  expect(readFileSync(last, 'utf8')).toBe('x')
})

it('what cannot be linked, as a folder in the place of the file, is moved', async () => {
  mkdirSync(file)
  const aside = await toAside(file)
  await setAside(file, aside)
  expect(readdirSync(folder)).toEqual([path.basename(aside)])
})
