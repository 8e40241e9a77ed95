import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateSite } from '../../../builder/generate/generate-site.js'
import { createProgress } from '../../../builder/lib/progress.js'
import { rollback } from '../../../builder/reconcile/rollback.js'
import { EMPTY_REBUILD_STATE } from '../../../builder/shared/site-root/protocol.js'
import { writeRebuildState } from '../../../builder/shared/site-root/protocol-files.js'
import { createSiteToDamage, type DamagedSite } from '../../helpers/site/damaged-site.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { findDamage } from '../../helpers/site/find-damage.js'

/* A volume whose release is that of the image, after something happened to its disk. */

let source: Awaited<ReturnType<typeof createSiteToDamage>>
let image: DamagedSite
let volume: DamagedSite
beforeAll(async () => {
  source = await createSiteToDamage()
})
beforeEach(() => {
  image = source.copy()
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

it('keeps the release that a rollback has chosen, though the image has a newer one', async () => {
  const former = await volume.current()
  await image.generate()
  await volume.generate()
  await rollback(volume.siteRoot, former, () => new Date())
  // Both were made of the same content and code here, which a rollback does not keep away.
  const hold = { ref: 'rolled-back', code: 'rolled-back', releaseId: 'rolled-back' }
  await writeRebuildState(volume.siteRoot, { ...EMPTY_REBUILD_STATE, hold })
  expect(seed()).toEqual({
    status: 0,
    said: `The volume has ${former} since a rollback; the image's ${await image.current()} stays away.`,
  })
  expect(await volume.current()).toBe(former)
})

it('keeps what a builder has published, though the image’s release is dated in the future', async () => {
  const nextYear = new Date(Date.now() + 365 * 86_400_000)
  const progress = createProgress({ write: () => true }, () => 0)
  await generateSite(image.config, progress, () => nextYear)
  await volume.generate()
  const published = await volume.current()
  expect(seed().said).toContain(`The volume has ${published}`)
  expect(await volume.current()).toBe(published)

  rmSync(volume.file('current'))
  expect(seed().said).toBe(`The volume has ${await image.current()} now.`)
})

it('is left as it is by the image of an earlier version, and served', async () => {
  await image.generate()
  const former = await volume.current()
  writeFileSync(volume.file('format'), '99\n')
  const { status, said } = seed()
  expect(said).toMatch(
    /^The volume has format 99, and this image reads formats up to \d+: nothing is copied\. /,
  )
  expect([status, await volume.current()]).toEqual([0, former])
})

it('has the format of the image before its release, whatever there was', async () => {
  await image.generate()
  for (const format of ['', '1', null]) {
    if (format === null) rmSync(volume.file('format'))
    else writeFileSync(volume.file('format'), format)
    rmSync(volume.file('current'))
    expect(seed().said).toBe(`The volume has ${await image.current()} now.`)
    expect(readFileSync(volume.file('format'), 'utf8')).toBe(
      readFileSync(image.file('format'), 'utf8'),
    )
  }
})

it('keeps serving what it has where the image’s release cannot be copied', async () => {
  const former = await volume.current()
  await image.generate()
  writeFileSync(volume.file('releases/.staging-' + (await image.current())), 'in the way')
  const { status, said } = seed()
  expect(status).toBe(0)
  expect(said).toContain(`could not be copied, so the volume keeps ${former}.`)
  expect(await volume.current()).toBe(former)
  expect(await volume.ask()).toEqual([200, 200, 410])
})
