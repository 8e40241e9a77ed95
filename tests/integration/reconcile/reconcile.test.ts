import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBuildMemory } from '../../../builder/generate/build-memory.js'
import { generateSite } from '../../../builder/generate/generate-site.js'
import { approve } from '../../../builder/reconcile/approve.js'
import { updateRebuildState } from '../../../builder/reconcile/rebuild-state.js'
import { runReconcile } from '../../../builder/reconcile/run-reconcile.js'
import { watch } from '../../../builder/reconcile/watch.js'
import { takeTurn } from '../../../builder/release/fencing.js'
import { readRebuildState } from '../../../builder/shared/site-root/protocol-files.js'
import type { ReleaseManifest } from '../../../builder/shared/site-root/release-manifest.js'
import { NewerFormatError } from '../../../builder/shared/site-root/site-format.js'
import { madeJob } from '../../helpers/content/made-documents.js'
import { progress, toShort, useReconciledSite } from './reconciled-site.js'

const { content, site, loadPorts, run, begin, changeTitle } = useReconciledSite()

const manifest = async () => JSON.parse(await site().read('release.json')) as ReleaseManifest
const leftovers = async () => {
  const releases = await readdir(path.join(site().siteRoot, 'releases'))
  const links = await readdir(site().siteRoot)
  return [...releases, ...links].filter((name) => /^\.(staging|current)-/.test(name))
}
const closeJobs = (count: number) =>
  content().repository.publishDocuments(
    Array.from({ length: count }, (_, index) => madeJob(String(index + 1), { status: 'Closed' })),
  )

it('reconcile builds the wanted release, and then nothing until something changes', async () => {
  const first = await run()
  expect(first).toMatchObject({ kind: 'built', outcome: { reasons: ['nothing is live'] } })
  expect(toShort(await run())).toBe('up to date')

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
    contentRef: content().repository.getMaster().ref,
    token: 2,
  })
  expect(toShort(await run({ isForced: true }))).toBe('live')
})

it('a watching builder ends when a later version takes the site over, and publishes nothing', async () => {
  await begin()
  const live = await site().current()
  const ports = await loadPorts({ allowsDrop: false })
  const fetchMasterRef = async () => {
    await writeFile(path.join(site().siteRoot, 'format'), '99')
    return 'Znewer'
  }
  const pace = { firstDelay: 0, quiet: 0, limit: 0, poll: 1_000, refDelay: 0, inboxPoll: 1 }
  const watching = watch({ ...ports, fetchMasterRef }, pace, () => false)
  await expect(watching).rejects.toThrow(NewerFormatError)
  expect(await site().current()).toBe(live)
})

it('a process that generates again reads only what changed, unless the release must be whole', async () => {
  changeTitle('Newest')
  const memory = createBuildMemory()
  const { generate } = await loadPorts({ allowsDrop: false, memory })
  const countPages = async (isWhole: boolean) => {
    content().requests.length = 0
    await generate({ isWhole, isBoardKept: false })
    const searches = content().requests.filter(({ path: at }) => at.endsWith('/search'))
    return searches.map(({ parameters }) =>
      parameters.has('q') ? 'changes' : parameters.get('pageSize'),
    )
  }
  expect(await countPages(false)).toEqual(['100'])
  changeTitle('Hydrologist')
  expect(await countPages(false)).toEqual(['changes', '1'])
  expect(await site().readPublic('hydrologist/1/index.html')).toContain('Hydrologist')
  expect(await countPages(true)).toEqual(['100'])
  expect(await countPages(false)).toEqual([])
  await memory.cleaning
})

it('reconcile waits for a hinted ref only for a limited time', async () => {
  await begin()
  expect(toShort(await run({ ref: 'Znever' }))).toBe('up to date')
})

describe('a release that the release checks refuse', () => {
  beforeEach(async () => {
    await begin()
    closeJobs(9)
  })

  it('a refused release leaves the previous one live and is not built again', async () => {
    const previous = await site().current()
    const refused = await run()
    expect(refused).toMatchObject({ outcome: { result: 'refused' } })
    expect(await site().current()).toBe(previous)
    expect(await run()).toMatchObject({
      because: 'refused',
      problems: [expect.stringContaining('only 3 of 12 jobs would be left')],
    })
    expect(await leftovers()).toEqual([])
  })

  it('a refused release goes live only once its own ref is approved', async () => {
    // Nothing is refused yet.
    await approve(site().config, { ref: 'Zother', allowEmpty: false }, new Date())
    expect(toShort(await run())).toBe('refused')
    const { ref } = content().repository.getMaster()
    const other = await approve(site().config, { ref: 'Zother', allowEmpty: true }, new Date())
    expect(other).toBe(`ref Zother is approved; the one that waits is ${ref}`)
    expect(toShort(await run())).toBe('refused')
    await approve(site().config, { ref, allowEmpty: false }, new Date())
    expect(toShort(await run())).toBe('live')
    expect(await manifest()).toMatchObject({ jobs: 3, contentRef: ref })
    expect(await leftovers()).toEqual([])
  })

  it('a refused release goes live with --allow-drop', async () => {
    expect(toShort(await run({ allowsDrop: true }))).toBe('live')
  })

  it('the command generate refuses the release too', async () => {
    await expect(site().generate()).rejects.toMatchObject({ name: 'GateRefusal' })
  })
})

it('reconcile leaves the previous release live when the content is invalid', async () => {
  await begin()
  const previous = await site().current()
  content().repository.publishDocuments([madeJob('1', { title: null })])
  expect(await run()).toMatchObject({
    outcome: { result: 'refused', message: expect.stringMatching(/field "title"/) as string },
  })
  expect(await site().current()).toBe(previous)
})

it('reconcile hides a job until it opens and records the time of its opening', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  content().repository.publishDocuments([madeJob('1', { opens_at: tomorrow as never })])
  await run()
  expect(await manifest()).toMatchObject({ jobs: 11, nextBoundary: tomorrow })
})

it('the newest of overlapping builds wins, whichever ends last', async () => {
  const builds = [1, 2, 3].map((number) => {
    changeTitle(`Title ${number}`)
    return generateSite(site().config, progress, () => new Date()).then(
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
  expect(await manifest()).toMatchObject({ contentRef: content().repository.getMaster().ref })
  expect(await leftovers()).toEqual([])
})

it('reconcile removes the files of a killed build, but not those of a running build', async () => {
  await begin()
  const alive = await takeTurn(site().siteRoot)
  const staging = (token: number) => path.join(site().siteRoot, 'releases', `.staging-${token}`)
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

it('reconcile forgets that a killed builder was building, but not that a running one is', async () => {
  const { siteRoot } = site()
  await begin()
  const building = { startedAt: new Date().toISOString(), reasons: [], requestIds: [] }
  await updateRebuildState(siteRoot, () => ({ building }))
  const command = { progress, options: {}, env: {}, stop: new AbortController().signal }
  const reconcileOnce = () => runReconcile({ config: site().config, ...command })
  const alive = await takeTurn(siteRoot)
  await reconcileOnce()
  expect(await readRebuildState(siteRoot)).toMatchObject({ building })
  await alive.end()
  await reconcileOnce()
  expect(await readRebuildState(siteRoot)).toMatchObject({ building: null })
})

it('reconcile leaves a running seed its folder and all objects, and removes what an old one has left', async () => {
  await begin()
  const seed = path.join(site().siteRoot, 'releases/.staging-2026-11-22T10-00-00-000Z-of-an-image')
  const object = path.join(site().siteRoot, 'objects/ab/found-by-the-seed')
  const leave = () =>
    Promise.all([seed, object].map((folder) => mkdir(folder, { recursive: true })))
  const areThere = () => [seed, object].map((folder) => existsSync(folder))
  await leave()
  changeTitle('while it runs')
  await run()
  expect(areThere()).toEqual([true, true])

  // One of the future was left by a clock that has been set back.
  for (const hours of [-2, 2]) {
    await leave()
    const otherTime = new Date(Date.now() + hours * 3_600_000)
    await utimes(seed, otherTime, otherTime)
    changeTitle(`after it was killed, ${hours}`)
    await run()
    expect(areThere()).toEqual([false, false])
  }
})
