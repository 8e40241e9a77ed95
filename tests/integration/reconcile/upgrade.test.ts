import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createProgress } from '../../../builder/lib/progress.js'
import { loadReconcilePorts } from '../../../builder/reconcile/load-reconcile-ports.js'
import { reconcile } from '../../../builder/reconcile/reconcile.js'
import { rollback } from '../../../builder/reconcile/rollback.js'
import { readRebuildState } from '../../../builder/shared/site-root/protocol-files.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeJob, madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import { killProcess } from '../../helpers/machine/kill-process.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startNginx, type RunningNginx } from '../../helpers/nginx/nginx.js'
import {
  createTestSite,
  openTestSite,
  PROJECT_ROOT,
  UNCOMPRESSED,
  type TestSite,
} from '../../helpers/site/create-test-site.js'
import { findDamage } from '../../helpers/site/find-damage.js'
import { copySite } from '../../helpers/site/make-once.js'
import { PACKED_LIST, toFormat1 } from '../../helpers/site/to-format-1.js'

/** What visitors ask for, by the status that each must have. */
const ALWAYS = {
  '/': 200,
  [`/${PACKED_LIST}`]: 200,
  '/role-2/2': 200,
  '/benefits-of-no-page': 404,
  '/role-4/4': 410,
}

const VOLUMES = path.resolve(__dirname, '../../fixtures/volumes')

describe('a volume that an earlier version wrote', () => {
  let content: TestContentService
  beforeAll(async () => {
    content = await startContentService({ documents: madeRepository(madeJobs(1)) })
  })
  afterAll(() => content.close())

  it.each([
    ['format-1', 'a volume'],
    ['format-1', 'an image'],
    ['format-2', 'a volume'],
  ])('of %s, as %s, keeps its closed jobs under each of their ids', async (name, kind) => {
    const siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-earlier-'))
    cpSync(path.join(VOLUMES, name), siteRoot, { recursive: true, verbatimSymlinks: true })
    if (kind === 'an image') rmSync(path.join(siteRoot, '.state'), { recursive: true })
    const site = openTestSite(siteRoot, {
      ...UNCOMPRESSED,
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
    })
    const later = { id: 5, ofAnother: 'version' }
    addEntry(path.join(siteRoot, 'current/job-memory.json'), later)
    await site.generate(new Date('2026-11-29T12:00:00Z'))
    const ids = readdirSync(path.join(siteRoot, 'current/public/closed')).map(
      (file) => path.parse(file).name,
    )
    expect(ids.sort()).toEqual(['2', '3', '3998103', '3998104', '3998105', '4'])
    expect(site.output()).not.toContain('is ignored')
    // All that an image has.
    if (kind === 'an image')
      expect(JSON.parse(await site.read('job-memory.json'))).toContainEqual(later)
    await site.remove()
  })
})

/** As a later version would. */
function addEntry(file: string, entry: unknown) {
  const entries = JSON.parse(readFileSync(file, 'utf8')) as unknown[]
  writeFileSync(file, JSON.stringify([...entries, entry]))
}

describeNginx('a site root of format 1', () => {
  let content: TestContentService
  /** Each test has a copy of it. */
  let former: TestSite
  let site: TestSite
  let earlier: string[]
  let nginx: RunningNginx
  let visitors: ReturnType<typeof startVisitors> | undefined
  let watcher: ChildProcess | undefined

  const toEnv = () => ({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
  const progress = createProgress({ write: () => true }, () => 0)
  const changeTitle = (title: string) =>
    content.repository.publishDocuments([madeJob('1', { title })])

  beforeAll(async () => {
    content = await startContentService({ documents: madeRepository(madeJobs(4)) })
    former = await createTestSite(toEnv())
    await former.generate()
    content.repository.publishDocuments([], ['job-4'])
    await former.generate()
    changeTitle('Before')
    await former.generate()
    earlier = toFormat1(former.siteRoot)
  })
  beforeEach(async () => {
    changeTitle('Before')
    site = openTestSite(copySite(former.siteRoot), toEnv())
    nginx = await startNginx({ siteRoot: site.siteRoot })
  })
  afterEach(async () => {
    await visitors?.stop()
    if (watcher !== undefined) await killProcess(watcher)
    await nginx.stop()
    await site.remove()
  })
  afterAll(async () => {
    await former.remove()
    await content.close()
  })

  it('is served at every moment of the first build, a rollback to before, and forward again', async () => {
    visitors = startVisitors()
    const next = await site.generate()
    await rollback(site.siteRoot, earlier[2] ?? '', () => new Date())
    expect(await ask('/before/1')).toBe(200)
    await rollback(site.siteRoot, next.id, () => new Date())
    await rollback(site.siteRoot, earlier[2] ?? '', () => new Date())
    changeTitle('After')
    await site.generate()
    expect(await ask('/after/1')).toBe(200)
    expect(await visitors.stop()).toEqual([])
    expect(await findDamage(site.siteRoot)).toEqual([])
  })

  it('loses its earlier releases, one by one, under a watching builder', async () => {
    visitors = startVisitors()
    watcher = startWatching()
    const ended = once(watcher, 'close')
    for (const title of ['one', 'two', 'three', 'four']) {
      changeTitle(title)
      while ((await ask(`/${title}/1`)) !== 200) await pause()
    }
    const listEarlier = () =>
      readdirSync(path.join(site.siteRoot, 'releases')).filter((id) => earlier.includes(id))
    const countBuilds = async () => (await readRebuildState(site.siteRoot)).outcomes.length
    while (listEarlier().length > 0 || (await countBuilds()) < 4) await pause()
    watcher.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(await visitors.stop()).toEqual([])
  })

  it('takes the release of a new image, and knows its closed jobs again after a look', async () => {
    const image = await createTestSite(toEnv())
    await image.generate()
    seed(image)
    expect(await findDamage(site.siteRoot)).toEqual([])
    expect(await site.current()).toBe(await image.current())
    expect(await ask('/before/1')).toBe(200)

    expect(await look()).toMatchObject({ outcome: { reasons: ['copied from an image'] } })
    expect(await ask('/role-4/4')).toBe(410)
    expect(await look()).toMatchObject({ because: 'up to date' })
    await image.remove()
  })

  it('is the same after a copy that keeps links', async () => {
    changeTitle('After')
    await site.generate()
    const copy = mkdtempSync(path.join(os.tmpdir(), 'careers-copy-'))
    execFileSync('cp', ['-a', `${site.siteRoot}/.`, copy])
    expect(await findDamage(copy)).toEqual([])
    const copied = openTestSite(copy, toEnv())
    await copied.generate()
    expect(existsSync(path.join(copy, 'current/public/closed/4.html'))).toBe(true)
    await copied.remove()
  })

  /** A process of its own: what still runs in it when it is stopped ends with it. */
  function startWatching(): ChildProcess {
    const env = {
      PATH: process.env['PATH'],
      SITE_ROOT: site.siteRoot,
      ...toEnv(),
      REBUILD_POLL_MS: '100',
      LOG_LEVEL: 'error',
    }
    const cli = path.join(PROJECT_ROOT, 'dist/builder/cli.js')
    return spawn(process.execPath, [cli, 'reconcile', '--watch'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }

  const ask = async (name: string) =>
    (await fetch(nginx.baseUrl + name, { redirect: 'manual' })).status

  const look = async () =>
    reconcile(
      await loadReconcilePorts(site.config, { progress, log: () => {}, pause, allowsDrop: false }),
      { isForced: false, hintedRef: null, refDelay: 0, requestId: null },
    )

  function seed(image: TestSite) {
    execFileSync('sh', ['nginx/seed-release.sh', image.siteRoot, site.siteRoot], {
      stdio: 'ignore',
    })
  }

  /** Asks again and again; in the end, what was answered otherwise. */
  function startVisitors(expected: Record<string, number> = ALWAYS) {
    const wrong = new Set<string>()
    const state = { hasEnded: false }
    const visit = async () => {
      while (!state.hasEnded) {
        for (const [name, status] of Object.entries(expected)) {
          const found = await ask(name).catch(String)
          if (found !== status) wrong.add(`${name}: ${found}`)
        }
      }
    }
    const visits = visit()
    return {
      stop: async () => {
        state.hasEnded = true
        await visits
        return [...wrong]
      },
    }
  }
})

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 20))
