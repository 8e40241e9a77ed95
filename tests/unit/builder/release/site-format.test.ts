import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { takeTurn, withSiteLock } from '../../../../builder/release/fencing.js'
import { FORMAT, NewerFormatError } from '../../../../builder/shared/site-root/site-format.js'

let siteRoot: string
beforeEach(() => {
  siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-format-'))
})
afterEach(() => rmSync(siteRoot, { recursive: true }))

const write = (text: string) => writeFileSync(path.join(siteRoot, 'format'), text)
const read = () => readFileSync(path.join(siteRoot, 'format'), 'utf8')

function leaveRelease(id: string, manifest: object) {
  const folder = path.join(siteRoot, 'releases', id)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(manifest))
}

/** As each build begins; what it warns of. */
async function begin(): Promise<string[]> {
  const warnings: string[] = []
  const turn = await takeTurn(siteRoot, (line) => warnings.push(line))
  await turn.end()
  return warnings
}

it('an empty site root gets the format of the program without a word', async () => {
  expect(await begin()).toEqual([])
  expect(read()).toBe(`${FORMAT}\n`)
})

it('a site root without a format is taken over from format 1, and the way back is named', async () => {
  leaveRelease('one', { id: 'one' })
  expect(await begin()).toEqual([
    `SITE_ROOT: ${siteRoot} had format 1, and has format ${FORMAT} from now on. Before an earlier version is started again, run "rollback --to-format 1".`,
  ])
  expect(read()).toBe(`${FORMAT}\n`)
  expect(await begin()).toEqual([])
})

it.each(['', 'two', '2.5', '-1', '{"format":'])(
  'a format that reads %j is warned of and written again',
  async (text) => {
    leaveRelease('one', { id: 'one', format: FORMAT })
    write(text)
    expect(await begin()).toEqual([
      expect.stringMatching(/^\S+\/format is ignored: (it is not JSON|its content)/),
    ])
    expect(read()).toBe(`${FORMAT}\n`)
  },
)

it.each(['', null])(
  'a format that is damaged or missing (%j) is that of the newest release',
  async (text) => {
    leaveRelease('one', { id: 'one', format: FORMAT })
    leaveRelease('two', { id: 'two', format: FORMAT + 1 })
    if (text !== null) write(text)
    await expect(begin()).rejects.toThrow(NewerFormatError)
  },
)

it('a site root whose format cannot be written stays as it was', async () => {
  leaveRelease('one', { id: 'one' })
  // In the way of the file, as a full disk is.
  mkdirSync(path.join(siteRoot, 'format'))
  await expect(begin()).rejects.toThrow(/\/format'$/)
  expect(readdirSync(siteRoot).sort()).toEqual(['.state', 'format', 'releases'])
  expect(readdirSync(path.join(siteRoot, '.state'))).toEqual(['lock'])
})

it('a step that began before a later version took the site over changes nothing after it', async () => {
  await begin()
  write(String(FORMAT + 1))
  const step = jest.fn()
  await expect(withSiteLock(siteRoot, step)).rejects.toThrow(
    `SITE_ROOT: ${siteRoot} has format ${FORMAT + 1}, and this version of the program reads formats up to ${FORMAT}. Start a version that reads it, or give another folder. For the way back, run "rollback --to-format ${FORMAT}" with the version that wrote it.`,
  )
  expect(step).not.toHaveBeenCalled()
})
