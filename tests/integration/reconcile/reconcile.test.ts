import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBuildMemory, type BuildMemory } from '../../../builder/build-memory.js'
import { generateSite } from '../../../builder/generate-site.js'
import { createProgress } from '../../../builder/lib/progress.js'
import { reconcile, type Reconciled } from '../../../builder/reconcile/reconcile.js'
import { approve } from '../../../builder/reconcile/approve.js'
import { loadReconcilePorts } from '../../../builder/reconcile/load-reconcile-ports.js'
import { readRebuildState } from '../../../builder/shared/protocol-files.js'
import {
  passFence,
  SupersededError,
  takeTurn,
  withSiteLock,
} from '../../../builder/release/fencing.js'
import { rollback } from '../../../builder/reconcile/rollback.js'
import type { ReleaseManifest } from '../../../builder/shared/release-manifest.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createTestSite, type TestSite } from '../../helpers/site/create-test-site.js'
import { madeJob, madeJobs, madeRepository } from '../../helpers/content/made-documents.js'

let content: TestContentService
let site: TestSite

beforeEach(async () => {
  content = await startContentService({ documents: madeRepository(madeJobs(12)) })
  site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
})
afterEach(async () => {
  await site.remove()
  await content.close()
})

const progress = createProgress({ write: () => {} }, () => performance.now())

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms / 50))
const loadPorts = (options: { allowsDrop: boolean; memory?: BuildMemory }) =>
  loadReconcilePorts(site.config, { progress, log: () => {}, pause, ...options })

async function run(choices: { isForced?: boolean; allowsDrop?: boolean; ref?: string } = {}) {
  const { isForced = false, allowsDrop = false, ref = null } = choices
  const ports = await loadPorts({ allowsDrop })
  return reconcile(ports, { isForced, hintedRef: ref, refDelay: 200, requestId: 'request-0001' })
}

const toShort = (reconciled: Reconciled) =>
  reconciled.kind === 'built' ? reconciled.outcome.result : reconciled.because
const manifest = async () => JSON.parse(await site.read('release.json')) as ReleaseManifest
const leftovers = async () => {
  const releases = await readdir(path.join(site.siteRoot, 'releases'))
  const links = await readdir(site.siteRoot)
  return [...releases, ...links].filter((name) => /^\.(staging|current)-/.test(name))
}
const changeTitle = (title: string) =>
  content.repository.publishDocuments([madeJob('1', { title })])
const closeJobs = (count: number) =>
  content.repository.publishDocuments(
    Array.from({ length: count }, (_, index) => madeJob(String(index + 1), { status: 'Closed' })),
  )

it('reconcile builds the wanted release, and then nothing until something changes', async () => {
  const first = await run()
  expect(first).toMatchObject({ kind: 'built', outcome: { reasons: ['nothing is live'] } })
  expect(toShort(await run())).toBe('in line')

  changeTitle('Hydrologist')
  const second = await run()
  expect(second).toMatchObject({
    outcome: {
      result: 'live',
      reasons: ['new content'],
      requestIds: ['request-0001'],
      changes: { opened: [], closed: [], changed: ['1'] },
    },
  })
  expect(await manifest()).toMatchObject({
    contentRef: content.repository.getMaster().ref,
    token: 2,
  })
  expect(toShort(await run({ isForced: true }))).toBe('live')
})

it('a process that generates again reads only what changed, unless the release must be whole', async () => {
  changeTitle('Newest')
  const memory = createBuildMemory()
  const { generate } = await loadPorts({ allowsDrop: false, memory })
  const countPages = async (isWhole: boolean) => {
    content.requests.length = 0
    await generate({ isWhole })
    const searches = content.requests.filter(({ path: at }) => at.endsWith('/search'))
    return searches.map(({ parameters }) =>
      parameters.has('q') ? 'changes' : parameters.get('pageSize'),
    )
  }
  expect(await countPages(false)).toEqual(['100'])
  changeTitle('Hydrologist')
  expect(await countPages(false)).toEqual(['changes', '1'])
  expect(await site.readPublic('hydrologist/1/index.html')).toContain('Hydrologist')
  expect(await countPages(true)).toEqual(['100'])
  expect(await countPages(false)).toEqual([])
  await memory.cleaning
})

it('reconcile waits for a hinted ref only for a limited time', async () => {
  await run()
  expect(toShort(await run({ ref: 'Znever' }))).toBe('in line')
})

describe('a release that the release checks refuse', () => {
  beforeEach(async () => {
    await run()
    closeJobs(9)
  })

  it('a refused release leaves the previous one live and is not built again', async () => {
    const previous = await site.current()
    const refused = await run()
    expect(refused).toMatchObject({ outcome: { result: 'refused' } })
    expect(await site.current()).toBe(previous)
    expect(await run()).toMatchObject({
      because: 'refused',
      problems: [expect.stringContaining('only 3 of 12 jobs would be left')],
    })
    expect(await leftovers()).toEqual([])
  })

  it('a refused release goes live only once its own ref is approved', async () => {
    await run()
    await approve(site.config, { ref: 'Zother', allowEmpty: false }, new Date())
    expect(toShort(await run())).toBe('refused')
    const { ref } = content.repository.getMaster()
    await approve(site.config, { ref, allowEmpty: false }, new Date())
    expect(toShort(await run())).toBe('live')
    expect(await manifest()).toMatchObject({ jobs: 3, contentRef: ref })
    expect(await leftovers()).toEqual([])
  })

  it('a refused release goes live with --allow-drop', async () => {
    expect(toShort(await run({ allowsDrop: true }))).toBe('live')
  })

  it('the command generate refuses the release too', async () => {
    await expect(site.generate()).rejects.toMatchObject({ name: 'GateRefusal' })
  })
})

it('reconcile leaves the previous release live when the content is invalid', async () => {
  await run()
  const previous = await site.current()
  content.repository.publishDocuments([madeJob('1', { title: null })])
  expect(await run()).toMatchObject({
    outcome: { result: 'refused', message: expect.stringMatching(/field "title"/) as string },
  })
  expect(await site.current()).toBe(previous)
})

it('reconcile hides a job until it opens and records the time of its opening', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  content.repository.publishDocuments([madeJob('1', { opens_at: tomorrow as never })])
  await run()
  expect(await manifest()).toMatchObject({ jobs: 11, nextBoundary: tomorrow })
})

describe('rollback', () => {
  it('a rollback makes the previous release live until the content changes', async () => {
    await run()
    const first = await site.current()
    changeTitle('A mistake')
    await run()

    const now = () => new Date()
    expect((await rollback(site.siteRoot, null, now)).id).toBe(first)
    expect(await site.current()).toBe(first)
    expect(toShort(await run())).toBe('held')

    changeTitle('Right again')
    expect(toShort(await run())).toBe('live')
    expect((await readRebuildState(site.siteRoot)).hold).toBeNull()
  })

  it('a rollback cannot be undone by a build that is running', async () => {
    await run()
    changeTitle('second')
    await run()
    const build = await takeTurn(site.siteRoot)
    const { id } = await rollback(site.siteRoot, null, () => new Date())
    const publish = () => passFence(site.siteRoot, build.token)
    await expect(withSiteLock(site.siteRoot, publish)).rejects.toThrow(SupersededError)
    await build.end()
    expect(await site.current()).toBe(id)
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
        await rollback(site.siteRoot, null, () => new Date())
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
    await rollback(site.siteRoot, null, () => new Date())
    changeTitle('Wrong again')
    await generateSite(site.config, progress, () => new Date())
    await rollback(site.siteRoot, null, () => new Date())
    expect(toShort(await run())).toBe('held')
  })

  it('a rollback that is undone, and then done again, stays', async () => {
    await run()
    changeTitle('Wrong')
    await run()
    const wrong = (await site.current()) ?? ''
    for (const target of [null, wrong, null]) {
      await rollback(site.siteRoot, target, () => new Date())
    }
    expect(toShort(await run())).toBe('held')
  })

  it('a rollback from a nightly release, which has the content of the one before it, stays', async () => {
    const yesterday = Date.now() - 26 * 3_600_000
    await generateSite(site.config, progress, () => new Date(yesterday))
    const before = await site.current()
    const nightly = await run()
    expect(nightly).toMatchObject({ outcome: { reasons: ['nightly'], result: 'live' } })
    expect((await rollback(site.siteRoot, null, () => new Date())).id).toBe(before)
    expect(toShort(await run())).toBe('held')
  })

  it('a rollback to an unknown release fails with the known ones in its message', async () => {
    await run()
    await expect(rollback(site.siteRoot, 'other', () => new Date())).rejects.toThrow(
      `There is no release "other". Those that are kept: ${await site.current()}.`,
    )
    await expect(rollback(site.siteRoot, null, () => new Date())).rejects.toThrow(
      /no release before/,
    )
  })
})

it('the newest of overlapping builds wins, whichever ends last', async () => {
  const builds = [1, 2, 3].map((number) => {
    changeTitle(`Title ${number}`)
    return generateSite(site.config, progress, () => new Date()).then(
      ({ token }) => token,
      (error: Error) => error.name,
    )
  })
  const results = await Promise.all(builds)
  const published = results.filter((result) => typeof result === 'number')
  const superseded = results.filter((result) => result === 'SupersededError')
  expect(published.length).toBeGreaterThan(0)
  expect(published.length + superseded.length).toBe(3)
  expect((await manifest()).token).toBe(Math.max(...published))
  await run()
  expect(await manifest()).toMatchObject({ contentRef: content.repository.getMaster().ref })
  expect(await leftovers()).toEqual([])
})

it('reconcile removes the files of a killed build, but not those of a running build', async () => {
  await run()
  const alive = await takeTurn(site.siteRoot)
  const staging = (token: number) => path.join(site.siteRoot, 'releases', `.staging-${token}`)
  for (const token of [alive.token, 900]) {
    await mkdir(staging(token))
    await writeFile(path.join(staging(token), 'half'), '')
  }
  changeTitle('next')
  await run()
  expect(await leftovers()).toEqual([`.staging-${alive.token}`])
  await alive.end()
  await rm(staging(alive.token), { recursive: true })
})

it('reconcile leaves a running seed its folder and all objects, and removes what an old one has left', async () => {
  await run()
  const seed = path.join(site.siteRoot, 'releases/.staging-2026-11-22T10-00-00-000Z-of-an-image')
  const object = path.join(site.siteRoot, 'objects/ab/found-by-the-seed')
  for (const folder of [seed, object]) await mkdir(folder, { recursive: true })
  const areThere = () => [seed, object].map((folder) => existsSync(folder))
  changeTitle('while it runs')
  await run()
  expect(areThere()).toEqual([true, true])

  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(seed, longAgo, longAgo)
  changeTitle('after it was killed')
  await run()
  expect(areThere()).toEqual([false, false])
})
