import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { madeJob, madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { describeWhere } from '../../helpers/machine/describe-where.js'
import {
  createLoopDisk,
  describeMissingLoopDisk,
  type LoopDisk,
} from '../../helpers/machine/loop-disk.js'
import { openTestSite, PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { findDamage } from '../../helpers/site/find-damage.js'

/** Instants at which the power is cut. */
const CUTS = Number(process.env['POWER_CUTS'] ?? 24)

describeWhere(describeMissingLoopDisk(), 'a power cut', () => {
  let content: TestContentService
  let disk: LoopDisk

  beforeEach(async () => {
    content = await startContentService({ documents: madeRepository(madeJobs(6)) })
    disk = createLoopDisk()
  })
  afterEach(async () => {
    disk.close()
    await content.close()
  })

  test('leaves a whole release at any instant of builds, rollbacks and seeds', async () => {
    const image = mkdtempSync(path.join(os.tmpdir(), 'careers-image-'))
    await openTestSite(image, toEnv()).generate()
    await finish(start('sh', ['nginx/seed-release.sh', image, disk.root]))

    const found: string[] = []
    for (let cut = 0; cut < CUTS; cut++) {
      const running = startStep(cut, image)
      found.push(...(await disk.afterPowerCut(findDamage)))
      await finish(running)
    }
    rmSync(image, { recursive: true })
    expect(found).toEqual([])
  })

  test('leaves a site whose next build succeeds, and whose closed jobs stay closed', async () => {
    const run = () => finish(startBuilder('generate'))
    await run()
    content.repository.publishDocuments([closed('1')])
    await run()
    for (let cut = 0; cut < CUTS / 8; cut++) {
      content.repository.publishDocuments([madeJob('2', { title: `Title ${cut}` })])
      const running = startBuilder('generate')
      await disk.afterPowerCut(async (root) => {
        const site = openTestSite(root, toEnv())
        await site.generate()
        expect(await findDamage(root)).toEqual([])
        expect(existsSync(path.join(root, 'current/public/closed/1.html'))).toBe(true)
      })
      await finish(running)
    }
  })

  test('leaves an empty release if nothing waits for the disk, which this suite would see', async () => {
    const programs = mkdtempSync(path.join(os.tmpdir(), 'careers-programs-'))
    writeFileSync(path.join(programs, 'sync'), '#!/bin/sh\n', { mode: 0o755 })
    symlinkSync(process.execPath, path.join(programs, 'node'))
    await finish(startBuilder('generate', `${programs}:${process.env['PATH'] ?? ''}`))
    expect(await disk.afterPowerCut(findDamage)).not.toEqual([])
    rmSync(programs, { recursive: true })
  })

  /** One of the commands that change what is live, with something to do. */
  function startStep(number: number, image: string): ChildProcess {
    const [title, job] = [{ title: `Title ${number}` }, madeJob(String(100 + number))]
    const kind = number % 4
    if (kind === 0) content.repository.publishDocuments([madeJob('2', title)])
    if (kind === 1) content.repository.publishDocuments([job])
    if (kind === 2) return startBuilder('rollback')
    if (kind === 3) return start('sh', ['nginx/seed-release.sh', image, disk.root])
    return startBuilder(kind === 0 ? 'generate' : 'reconcile')
  }

  const closed = (uid: string): CareersDocument => madeJob(uid, { status: 'Closed' })

  const startBuilder = (command: string, PATH = process.env['PATH'] ?? '') =>
    start(process.execPath, ['dist/builder/cli.js', command], PATH)

  function start(program: string, args: string[], PATH = process.env['PATH'] ?? '') {
    return spawn(program, args, { cwd: PROJECT_ROOT, env: { ...toEnv(), PATH }, stdio: 'ignore' })
  }

  function toEnv(): Record<string, string> {
    return {
      SITE_ROOT: disk.root,
      PRISMIC_REPOSITORY: content.repository.name,
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
    }
  }
})

async function finish(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) await once(child, 'exit')
}
