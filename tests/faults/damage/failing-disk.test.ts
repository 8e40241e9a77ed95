import { execFileSync } from 'node:child_process'
import {
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startContentService } from '../../helpers/content/content-service.js'
import { madeJobs, madePage, madeRepository } from '../../helpers/content/made-documents.js'
import { startProgram } from '../../helpers/machine/start-program.js'
import { describeWhere } from '../../helpers/machine/describe-where.js'
import { createSmallDisk, describeMissingSmallDisk } from '../../helpers/machine/small-disk.js'
import { until } from '../../helpers/machine/until.js'
import { openTestSite, PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { startFailingBuilder, type DiskFailure } from '../../helpers/site/failing-builder.js'
import { findDamage } from '../../helpers/site/find-damage.js'
import { runBuilder } from '../../helpers/site/run-builder.js'
import { IS_STRESS } from '../../helpers/is-stress.js'

/* A disk that is full or fails, at every operation of a build that writes. */

/** After so many in a row, the disk works again for one build. */
const FAILURES = 8

type Builder = ReturnType<typeof startFailingBuilder>

let content: Awaited<ReturnType<typeof startContentService>>
let builders: Builder[]
let whole: string
/** Numbers of the operations that fail, each in its turn. */
let failing: number[]
beforeAll(async () => {
  const documents = madeRepository(madeJobs(1), madePage('about'))
  content = await startContentService({ documents })
  builders = [1, 2].map(() => startFailingBuilder({ PRISMIC_API_ENDPOINT: content.apiEndpoint }))
  whole = makeFolder()
  await builders[0]?.build(whole)
  // So that the build takes it over from an earlier format.
  rmSync(path.join(whole, 'format'))
  failing = choose(await onCopy(async (copy) => (await builders[0]?.build(copy))?.operations ?? []))
})
afterAll(async () => {
  for (const builder of builders) await builder.close()
  rmSync(whole, { recursive: true })
  await content.close()
})

/**
 * In the short form, the first of operations that do the same in one folder in a row stands for all, and of the
 * files of a release that are written in the same way the first.
 */
function choose(operations: readonly string[]): number[] {
  const kinds = operations.map((operation) => operation.replace(/[^/]+'$/, ''))
  const steps = kinds.map((kind, index) => `${kinds[index - 1]} ${kind}`)
  const isAgain = (index: number) =>
    kinds[index] === kinds[index - 1] ||
    (/\.staging-/.test(steps[index] ?? '') && steps.indexOf(steps[index] ?? '') < index)
  return [...kinds.keys()].filter((index) => IS_STRESS || !isAgain(index)).map((index) => index + 1)
}

const CAUSES: Record<DiskFailure, RegExp> = {
  ENOSPC: /^ENOSPC: [^\n]*\/[^\n]*: the disk is full\. Free some of its space, or give it more\.$/,
  EIO: /^EIO: [^\n]*\/[^\n]*: the disk fails\. [^\n]*$/,
}

it.each(['ENOSPC', 'EIO'] as const)(
  'whichever operation ends with %s, a whole release stays, the cause is reported, and the next build succeeds',
  async (code) => {
    expect(failing.length).toBeGreaterThan(50)
    const found: string[] = []
    // The two codes take the same way, so each operation fails with one of them.
    const isOwn = (index: number) => IS_STRESS || (index % 3 === 0) === (code === 'EIO')
    const writes = failing.filter((_, index) => isOwn(index))
    let next = 0
    const work = (builder: Builder) => async (siteRoot: string) => {
      for (let write = writes[next++]; write !== undefined; write = writes[next++]) {
        const problems = await failBuild(builder, siteRoot, write, code)
        if (next % FAILURES === 0) problems.push(...(await build(builder, siteRoot)))
        found.push(...problems.map((problem) => `operation ${write}: ${problem}`))
      }
      found.push(...(await build(builder, siteRoot)))
    }
    await Promise.all(builders.map((builder) => onCopy(work(builder))))
    expect(found).toEqual([])
  },
)

describe('a command', () => {
  const PRELOAD = path.join(__dirname, '../../helpers/machine/failing-writes.mjs')
  const run = (siteRoot: string, env: Record<string, string>) =>
    runBuilder('generate', {
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
      SITE_ROOT: siteRoot,
      ...env,
    })

  it('ends with one line if the disk is full', () =>
    onCopy(async (siteRoot) => {
      const failing = { NODE_OPTIONS: `--import=${PRELOAD}`, FAILING_WRITE: '20 ENOSPC' }
      const { code, errors } = await run(siteRoot, failing)
      expect([code, errors.trimEnd()]).toEqual([1, expect.stringMatching(CAUSES.ENOSPC)])
      expect(await findDamage(siteRoot)).toEqual([])
    }))

  it('publishes nothing if what was written does not reach the disk', () =>
    onCopy(async (siteRoot) => {
      const former = readlinkSync(path.join(siteRoot, 'current'))
      const sync = path.join(siteRoot, 'sync')
      const said = `sync: error syncing '${siteRoot}': Input/output error`
      writeFileSync(sync, `#!/bin/sh\necho "${said}" >&2\nexit 1\n`, { mode: 0o755 })
      const { code, errors } = await run(siteRoot, { PATH: `${siteRoot}:${process.env['PATH']}` })
      expect(code).toBe(1)
      expect(errors).toMatch(
        /^sync: [^\n]* Input\/output error\. [^\n]*: the disk fails\. [^\n]*\n$/,
      )
      expect(readlinkSync(path.join(siteRoot, 'current'))).toBe(former)
    }))
})

function startWatcher(env: Record<string, string>) {
  const cli = path.join(PROJECT_ROOT, 'dist/builder/cli.js')
  const started = startProgram(process.execPath, [cli, 'reconcile', '--watch'], { env })
  const stop = async () => {
    started.child.kill('SIGKILL')
    await started.ended
  }
  return { output: started.output, stop }
}

describeWhere(describeMissingSmallDisk(), 'a disk that fills up during a build', () => {
  it('a watching builder says what to do, works on, and publishes once there is space', async () => {
    const source = await startContentService({
      documents: madeRepository(madeJobs(1), madePage('about')),
    })
    const disk = createSmallDisk()
    const heartbeat = path.join(makeFolder(), 'heartbeat')
    const program = startWatcher({
      PATH: process.env['PATH'] ?? '',
      SITE_ROOT: disk.root,
      PRISMIC_REPOSITORY: 'careers-test',
      PRISMIC_API_ENDPOINT: source.apiEndpoint,
      REBUILD_POLL_MS: '100',
      HEARTBEAT_PATH: heartbeat,
    })
    const untilSaid = (words: RegExp) => until(() => words.test(program.output()))
    const publish = (title: string) =>
      source.repository.publishDocuments([madePage('about', { title })])
    try {
      await untilSaid(/up to date/)
      // The builder has its turn by then, and has written nothing of the release.
      source.setFault({ fault: { kind: 'change', change: disk.fill }, requests: [1] })
      publish('While the disk fills up')
      await untilSaid(/"build failed: ENOSPC: [^\n]*: the disk is full\. Free some/)
      await untilSaid(/"the state cannot be written, [^\n]*\.state\/[^\n]*: the disk is full\. Fr/)
      publish('While it is full')
      utimesSync(heartbeat, 0, 0)
      await until(() => statSync(heartbeat).mtimeMs !== 0)

      disk.free()
      const site = openTestSite(disk.root, { PRISMIC_API_ENDPOINT: source.apiEndpoint })
      const readPage = () => site.readPublic('about/index.html')
      await until(async () => (await readPage()).includes('While it is full'))
      await untilSaid(/"the state can be written again"/)
      expect(await findDamage(disk.root)).toEqual([])
      expect(program.output()).not.toContain('the content cannot be read')
    } finally {
      await program.stop()
      rmSync(path.dirname(heartbeat), { recursive: true })
      disk.close()
      await source.close()
    }
  })
})

/** What is wrong with a site, and with its report, after a build whose n-th operation fails. */
async function failBuild(builder: Builder, siteRoot: string, write: number, code: DiskFailure) {
  const readCurrent = () => readlinkSync(path.join(siteRoot, 'current'))
  const before = readCurrent()
  const { message } = await builder.build(siteRoot, write, code)
  const isUntouched = readCurrent() === before
  const damage = await findDamage(siteRoot)
  // What fails once a release is live may be no more than a warning.
  const isTold = message === null || CAUSES[code].test(message)
  const isLost = message === null && isUntouched
  return [
    ...damage,
    ...(isTold ? [] : [`the cause is not reported: ${message}`]),
    ...(isLost ? ['no error, and no release'] : []),
  ]
}

/** The same after a build on a disk that works again. */
async function build(builder: Builder, siteRoot: string): Promise<string[]> {
  const { message } = await builder.build(siteRoot)
  const failure = message === null ? [] : [`the next build fails: ${message}`]
  return [...failure, ...(await findDamage(siteRoot)), ...listLeftovers(siteRoot)]
}

/** What would stay for ever. */
function listLeftovers(siteRoot: string): string[] {
  const list = (folder: string) => readdirSync(path.join(siteRoot, folder))
  const left = ['.', 'releases', '.state']
    .flatMap(list)
    .filter((name) => /^\.(staging|trash|current)|\.tmp$/.test(name))
  return left.map((name) => `${name} is left`)
}

async function onCopy<Result>(use: (siteRoot: string) => Promise<Result>): Promise<Result> {
  const siteRoot = makeFolder()
  execFileSync('cp', ['-a', `${whole}/.`, siteRoot])
  try {
    return await use(siteRoot)
  } finally {
    rmSync(siteRoot, { recursive: true })
  }
}

function makeFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'careers-disk-'))
}
