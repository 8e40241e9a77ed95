import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { listReleases } from '../../../builder/release/live-release.js'
import { madeJob, madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { describeWhere } from '../../helpers/machine/describe-where.js'
import {
  createLoopDisk,
  describeMissingLoopDisk,
  type LoopDisk,
} from '../../helpers/machine/loop-disk.js'
import { openTestSite, PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { findDamage } from '../../helpers/site/find-damage.js'

/** Instants at which the power is cut; at the least, one for each kind of step. */
const CUTS = Number(process.env['POWER_CUTS'] ?? (IS_STRESS ? 40 : 4))

const KINDS = ['generate', 'reconcile', 'rollback', 'seed'] as const
type Kind = (typeof KINDS)[number]

describeWhere(describeMissingLoopDisk(), 'a power cut', () => {
  let content: TestContentService
  let disk: LoopDisk
  let image: string
  /** How long each kind of step took the last time. */
  const lasted = new Map<Kind, number>()

  /** A volume and an image that both know of a job that is gone: `/role-1/1`. */
  beforeAll(async () => {
    content = await startContentService({ documents: madeRepository(madeJobs(6)) })
    disk = createLoopDisk()
    image = mkdtempSync(path.join(os.tmpdir(), 'careers-image-'))
    await openTestSite(image, toEnv()).generate()
    await run('seed')
    content.repository.publishDocuments([], ['job-1'])
    await run('generate')
  })
  afterAll(async () => {
    disk.close()
    rmSync(image, { recursive: true })
    await content.close()
  })

  test(`leaves whole releases, at ${CUTS} instants of builds, rollbacks and seeds, that the next build goes on from`, async () => {
    const found: string[] = []
    for (let cut = 0; cut < CUTS; cut++) {
      const kind = KINDS[cut % KINDS.length] ?? 'generate'
      await prepare(kind, cut)
      // The instant is random in what such a step took before.
      const longest = lasted.get(kind) ?? lasted.get('generate') ?? 0
      const running = run(kind)
      await wait(Math.random() * longest)
      found.push(...(await disk.afterPowerCut(inspect)))
      if ((await running) !== 0) found.push(`${kind} failed`)
    }
    expect(found).toEqual([])
  })

  test.each(['generate', 'seed'] as const)(
    'leaves damage if a %s does not wait for the disk, which this suite sees',
    async (kind) => {
      const programs = mkdtempSync(path.join(os.tmpdir(), 'careers-programs-'))
      writeFileSync(path.join(programs, 'sync'), '#!/bin/sh\n', { mode: 0o755 })
      symlinkSync(process.execPath, path.join(programs, 'node'))
      await prepare(kind, CUTS)
      await run(kind, `${programs}:${process.env['PATH'] ?? ''}`)
      expect(await disk.afterPowerCut(findDamage)).not.toEqual([])
      rmSync(programs, { recursive: true })
    },
  )

  /** Gives a step something to do. */
  async function prepare(kind: Kind, cut: number): Promise<void> {
    const { repository } = content
    if (kind === 'generate') repository.publishDocuments([madeJob('2', { title: `Title ${cut}` })])
    if (kind === 'reconcile') repository.publishDocuments([madeJob(String(100 + cut))])
    // The newer release wins.
    if (kind === 'seed') await openTestSite(image, toEnv()).generate()
  }

  /** What is wrong with a site, or with what the next build makes of it. */
  async function inspect(siteRoot: string): Promise<string[]> {
    const damage = await findDamage(siteRoot)
    for (const { folder } of await listReleases(siteRoot)) {
      damage.push(...(await findDamage(siteRoot, path.relative(siteRoot, folder))))
    }
    const { generate } = openTestSite(siteRoot, toEnv())
    const failure = await generate().then(
      () => [],
      (error: Error) => [`the next build fails: ${error.message}`],
    )
    const isClosed = existsSync(path.join(siteRoot, 'current/public/closed/1.html'))
    const forgotten = isClosed ? [] : ['the closed job is forgotten']
    return [...damage, ...failure, ...(await findDamage(siteRoot)), ...forgotten]
  }

  /** Resolves to the exit code. */
  async function run(kind: Kind, PATH = process.env['PATH'] ?? ''): Promise<number> {
    const [program, ...args] =
      kind === 'seed'
        ? ['sh', 'nginx/seed-release.sh', image, disk.root]
        : [process.execPath, 'dist/builder/cli.js', kind]
    const env = { ...toEnv(), SITE_ROOT: disk.root, PATH }
    const startedAt = performance.now()
    const child = spawn(program ?? '', args, { cwd: PROJECT_ROOT, env, stdio: 'ignore' })
    const [code] = (await once(child, 'exit')) as [number | null]
    lasted.set(kind, performance.now() - startedAt)
    return code ?? -1
  }

  function toEnv(): Record<string, string> {
    return {
      PRISMIC_REPOSITORY: content.repository.name,
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
    }
  }
})
