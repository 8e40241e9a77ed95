import { spawnSync } from 'node:child_process'
import { realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createSiteToDamage, type DamagedSite } from '../../helpers/site/damaged-site.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { findDamage } from '../../helpers/site/find-damage.js'

/* A volume whose release is that of the image, after something happened to its disk. */

let source: Awaited<ReturnType<typeof createSiteToDamage>>
let image: DamagedSite
let volume: DamagedSite
beforeAll(async () => {
  source = await createSiteToDamage()
  image = source.copy()
})
beforeEach(() => {
  volume = source.copy()
})
afterAll(() => source.remove())

function seed() {
  const script = path.join(PROJECT_ROOT, 'nginx/seed-release.sh')
  const { status, stderr } = spawnSync('sh', [script, image.siteRoot, volume.siteRoot])
  return { status, said: String(stderr).trim() }
}

const PAGE = 'current/public/role-1/1/index.html'

it.each<[string, () => void]>([
  ['a page is empty', () => writeFileSync(realpathSync(volume.file(PAGE)), '')],
  ['a Brotli form is empty', () => writeFileSync(realpathSync(volume.file(`${PAGE}.br`)), '')],
  [
    'an object is gone',
    () => rmSync(path.dirname(realpathSync(volume.file(PAGE))), { recursive: true }),
  ],
  ['no object is left', () => rmSync(volume.file('objects'), { recursive: true })],
  ['the release is empty', () => writeFileSync(volume.file('current/release.json'), '')],
  ['the list of files is empty', () => writeFileSync(volume.file('current/files.json.gz'), '')],
  ['current is gone', () => rmSync(volume.file('current'))],
])('is whole after the next seed, though %s', async (_, harm) => {
  harm()
  expect(seed()).toEqual({ status: 0, said: `The volume has ${await image.current()} now.` })
  expect(await findDamage(volume.siteRoot)).toEqual([])
  expect(await volume.ask()).toEqual([200, 200, 410])
  expect(seed().said).toContain('is not newer.')
})

it('keeps newer content that can be served, though a file of it is damaged', async () => {
  await volume.generate()
  const newer = await volume.current()
  writeFileSync(realpathSync(volume.file(`${PAGE}.br`)), '')
  expect(seed().said).toContain(`The volume has ${newer}`)
  expect(await volume.current()).toBe(newer)
  expect(await volume.ask()).toEqual([200, 200, 410])
})
