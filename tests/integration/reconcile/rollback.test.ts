import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateSite } from '../../../builder/generate/generate-site.js'
import { reconcile } from '../../../builder/reconcile/reconcile.js'
import { createProgress } from '../../../builder/lib/progress.js'
import { returnToFormat } from '../../../builder/reconcile/return-to-format.js'
import { rollback } from '../../../builder/reconcile/rollback.js'
import { runRollback } from '../../../builder/reconcile/run-rollback.js'
import {
  passFence,
  SupersededError,
  takeTurn,
  withSiteLock,
} from '../../../builder/release/fencing.js'
import { readRebuildState } from '../../../builder/shared/site-root/protocol-files.js'
import { FORMAT } from '../../../builder/shared/site-root/site-format.js'
import { madePage } from '../../helpers/content/made-documents.js'
import { progress, toShort, useReconciledSite } from './reconciled-site.js'

const { content, site, loadPorts, run, begin, changeTitle } = useReconciledSite()

describe('rollback', () => {
  it('a rollback makes the previous release live until the content changes', async () => {
    await begin()
    const first = await site().current()
    changeTitle('A mistake')
    await run()

    const now = () => new Date()
    expect((await rollback(site().siteRoot, null, now)).id).toBe(first)
    expect(await site().current()).toBe(first)
    expect(toShort(await run())).toBe('held')

    changeTitle('Right again')
    expect(toShort(await run())).toBe('live')
    expect((await readRebuildState(site().siteRoot)).hold).toBeNull()
  })

  it('a rollback cannot be undone by a build that is running', async () => {
    await begin()
    changeTitle('second')
    await run()
    const build = await takeTurn(site().siteRoot)
    const { id } = await rollback(site().siteRoot, null, () => new Date())
    const publish = () => passFence(site().siteRoot, build.token)
    await expect(withSiteLock(site().siteRoot, publish)).rejects.toThrow(SupersededError)
    await build.end()
    expect(await site().current()).toBe(id)
  })

  it('a rollback stays, though it comes before the build of what it takes back has ended', async () => {
    await begin()
    changeTitle('Wrong')
    const ports = await loadPorts({ allowsDrop: false })
    const slow: typeof ports = {
      ...ports,
      // As while search engines are told.
      generate: async (choices) => {
        const published = await ports.generate(choices)
        await rollback(site().siteRoot, null, () => new Date())
        return published
      },
    }
    const request = { isForced: false, hintedRef: null, refDelay: 200, requestId: '' }
    expect(toShort(await reconcile(slow, request))).toBe('live')
    expect(toShort(await run())).toBe('held')
  })

  it('a rollback holds back what was live, whatever an earlier one has held back', async () => {
    await begin()
    changeTitle('Wrong')
    await run()
    await rollback(site().siteRoot, null, () => new Date())
    changeTitle('Wrong again')
    await generateSite(site().config, progress, () => new Date())
    await rollback(site().siteRoot, null, () => new Date())
    expect(toShort(await run())).toBe('held')
  })

  it('a rollback that is undone, and then done again, stays', async () => {
    await begin()
    changeTitle('Wrong')
    await run()
    const wrong = (await site().current()) ?? ''
    for (const target of [null, wrong, null]) {
      await rollback(site().siteRoot, target, () => new Date())
    }
    expect(toShort(await run())).toBe('held')
  })

  it('a rollback from a nightly release, which has the content of the one before it, stays', async () => {
    const yesterday = Date.now() - 26 * 3_600_000
    await generateSite(site().config, progress, () => new Date(yesterday))
    const before = await site().current()
    const nightly = await run()
    expect(nightly).toMatchObject({ outcome: { reasons: ['nightly'], result: 'live' } })
    expect((await rollback(site().siteRoot, null, () => new Date())).id).toBe(before)
    expect(toShort(await run())).toBe('held')
  })

  it('a rollback to a release that other code has built says so, and how to go back to that version', async () => {
    await begin()
    const former = await site().current()
    changeManifest({ buildHash: 'other', version: '0.0.1' })
    changeTitle('Later')
    await run()
    const latest = await site().current()
    expect(await listWarnings(former)).toEqual([
      expect.stringMatching(
        /^! Release \S+ was built by version 0\.0\.1 \(build other\), and this is version \S+ \(build \w+\): .* see "Back to an earlier version" in /,
      ),
    ])
    expect(await listWarnings(latest)).toEqual([])
  })

  it('a rollback to an unknown release fails with the known ones in its message', async () => {
    await begin()
    await expect(rollback(site().siteRoot, 'other', () => new Date())).rejects.toThrow(
      `There is no release "other". Those that are kept: ${await site().current()}.`,
    )
    await expect(rollback(site().siteRoot, null, () => new Date())).rejects.toThrow(
      /no release before/,
    )
  })

  async function listWarnings(id: string | null): Promise<string[]> {
    const lines: string[] = []
    const listening = createProgress({ write: (line) => lines.push(line.trim()) }, () => 0)
    await runRollback(site().config, listening, { id, format: null })
    return lines.filter((line) => line.startsWith('!'))
  }
})

describe('a rollback to an earlier format', () => {
  const returnTo = (format: number) =>
    returnToFormat(site().siteRoot, { format, id: null }, () => new Date())
  const read = (name: string) => readFileSync(path.join(site().siteRoot, name), 'utf8')

  it('leaves only releases that the earlier version understands, and all that is known of jobs and pages', async () => {
    await begin()
    const former = await site().current()
    changeManifest({ format: 1 })
    content().repository.publishDocuments([madePage('news')], ['job-12'])
    await run()
    // As of a newer image whose builder has never recorded what its release knows.
    for (const name of ['job-memory.json', 'page-memory.json'])
      rmSync(path.join(site().siteRoot, '.state', name))

    expect((await returnTo(1)).id).toBe(former)
    expect(await site().current()).toBe(former)
    expect(readdirSync(path.join(site().siteRoot, 'releases'))).toEqual([former])
    expect(read('format')).toBe('1\n')
    expect(read('.state/page-memory.json')).toContain('/news')
    expect(toShort(await run({ isForced: true }))).toBe('live')
    expect(read('current/public/closed/12.html')).toContain('<html')
  })

  it('names the backup once no release of that format is kept', async () => {
    await begin()
    await expect(returnTo(1)).rejects.toThrow(
      `No release of format 1 or earlier: ${await site().current()} (format ${FORMAT}). Restore the backup from before the upgrade instead.`,
    )
    expect(read('format')).toBe(`${FORMAT}\n`)
  })

  it('waits for no build of this version, but says that it has to be stopped', async () => {
    await begin()
    changeManifest({ format: 1 })
    const build = await takeTurn(site().siteRoot)
    await expect(returnTo(1)).rejects.toThrow('is building: stop it, then run this again.')
    await build.end()
    expect(read('format')).toBe(`${FORMAT}\n`)
    await returnTo(1)
    expect(read('format')).toBe('1\n')
  })
})

/** Of the live release. */
function changeManifest(changes: object) {
  const file = path.join(site().siteRoot, 'current/release.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...manifest, ...changes }))
}
