import { generateSite } from '../../../builder/generate-site.js'
import { reconcile } from '../../../builder/reconcile/reconcile.js'
import { rollback } from '../../../builder/reconcile/rollback.js'
import {
  passFence,
  SupersededError,
  takeTurn,
  withSiteLock,
} from '../../../builder/release/fencing.js'
import { readRebuildState } from '../../../builder/shared/protocol-files.js'
import { progress, toShort, useReconciledSite } from './reconciled-site.js'

const { site, loadPorts, run, changeTitle } = useReconciledSite()

describe('rollback', () => {
  it('a rollback makes the previous release live until the content changes', async () => {
    await run()
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
    await run()
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
    await run()
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
    await run()
    changeTitle('Wrong')
    await run()
    await rollback(site().siteRoot, null, () => new Date())
    changeTitle('Wrong again')
    await generateSite(site().config, progress, () => new Date())
    await rollback(site().siteRoot, null, () => new Date())
    expect(toShort(await run())).toBe('held')
  })

  it('a rollback that is undone, and then done again, stays', async () => {
    await run()
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

  it('a rollback to an unknown release fails with the known ones in its message', async () => {
    await run()
    await expect(rollback(site().siteRoot, 'other', () => new Date())).rejects.toThrow(
      `There is no release "other". Those that are kept: ${await site().current()}.`,
    )
    await expect(rollback(site().siteRoot, null, () => new Date())).rejects.toThrow(
      /no release before/,
    )
  })
})
