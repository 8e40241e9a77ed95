import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createProgress } from '../../../builder/lib/progress.js'
import { generateSite } from '../../../builder/generate/generate-site.js'
import { rollback } from '../../../builder/reconcile/rollback.js'
import { listTurns } from '../../../builder/release/fencing.js'
import { madeJob } from '../../helpers/content/made-documents.js'
import { describeWhere } from '../../helpers/machine/describe-where.js'
import { startProgram } from '../../helpers/machine/start-program.js'
import { until } from '../../helpers/machine/until.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { forEachCopy, type DamagedSite } from '../../helpers/site/damaged-site.js'
import { findDamage } from '../../helpers/site/find-damage.js'

/* What happens to the builder's process, and to two of them. */

const RIGHT = [200, 200, 410]
const CLI = path.join(PROJECT_ROOT, 'dist/builder/cli.js')

let site: DamagedSite
forEachCopy((copy) => (site = copy))

/** A program with the settings of the site. The content service runs in this process, so it must not block. */
function start(program: string, args: string[]) {
  const env = {
    PATH: process.env['PATH'],
    SITE_ROOT: site.siteRoot,
    PRISMIC_API_ENDPOINT: site.content.apiEndpoint,
  }
  return startProgram(program, args, { env })
}

/** `reconcile --watch` with a deadline of one second. */
const IMPATIENT = `Promise.all(
  ['lib/config.js', 'reconcile/config.js', 'reconcile/watch-site.js'].map(
    (name) => import('${PROJECT_ROOT}/dist/builder/' + name),
  ),
).then(([{ readBuilderConfig }, { readReconcileConfig }, { watchSite }]) => {
  const settings = { ...readReconcileConfig(process.env), deadline: 1_000 }
  const config = readBuilderConfig(process.env, '${PROJECT_ROOT}')
  return watchSite(config, settings, false, new AbortController().signal)
})`

const publish = (title: string) =>
  site.content.repository.publishDocuments([madeJob('1', { title })])

it('a rollback during a build stays, whatever the build has made by then', async () => {
  const former = await site.current()
  publish('Made while somebody rolls back')
  const progress = createProgress({ write: () => true }, () => 0)
  let rolledBackTo = ''
  const building = generateSite(site.config, progress, () => new Date(), {
    // Read when the release is made and has only to be checked and published.
    readApproval: async () => {
      rolledBackTo = (await rollback(site.siteRoot, null, () => new Date())).id
      return null
    },
  })
  await expect(building).rejects.toThrow('A newer release was published meanwhile')
  expect(await site.current()).toBe(rolledBackTo)
  expect(rolledBackTo).not.toBe(former)
  expect(await findDamage(site.siteRoot)).toEqual([])
  expect(await site.ask()).toEqual([200, 200, 200])
})

it('a builder that needs more memory than it has leaves the site as it was, and the next one builds', async () => {
  const former = await site.current()
  publish('More than fits '.repeat(600_000))
  const { ended } = start(process.execPath, ['--max-old-space-size=24', CLI, 'generate'])
  expect((await ended).code).not.toBe(0)
  expect(await site.current()).toBe(former)
  publish('As much as fits')
  expect(await site.rebuild()).toMatchObject({ result: 'live' })
  expect(await findDamage(site.siteRoot)).toEqual([])
})

it('a builder that may open few files leaves the site as it was, or publishes a whole release', async () => {
  publish('With few files')
  const { ended } = start('sh', [
    '-c',
    `ulimit -n 64; exec "${process.execPath}" "${CLI}" generate`,
  ])
  const { code, output } = await ended
  if (code !== 0) expect(output.trim().split('\n').at(-1)).toMatch(/EMFILE.*ulimit -n/)
  expect(await findDamage(site.siteRoot)).toEqual([])
  expect(await site.ask()).toEqual(RIGHT)
})

it('a builder that hangs is ended at its deadline, and the site stays', async () => {
  const former = await site.current()
  publish('Never read')
  site.content.setFault({ fault: { kind: 'stalled' } })
  const { code, output } = await start(process.execPath, ['--eval', IMPATIENT]).ended
  site.content.setFault()
  expect(code).toBe(1)
  expect(output).toContain('the build takes too long: giving up')
  expect(await site.current()).toBe(former)
  expect(await site.ask()).toEqual(RIGHT)
})

it('a watching builder that cannot go on ends, with one line that names the file', async () => {
  const lock = site.file('.state/watching')
  rmSync(lock, { recursive: true, force: true })
  writeFileSync(lock, '')
  const { code, output } = await start(process.execPath, [CLI, 'reconcile', '--watch']).ended
  expect(code).toBe(1)
  const lines = output.split('\n').filter((line) => line.includes('"fatal"'))
  expect(lines).toEqual([expect.stringContaining(lock)])
})

const missing =
  process.getuid?.() !== 0
    ? 'only root can give a process its own ids'
    : spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0
      ? null
      : 'this machine lets nobody give a process its own ids'

describeWhere(
  missing,
  'builders with the same process id, as in containers',
  () => {
    const startAsFirst = () =>
      start('unshare', ['--pid', '--fork', '--kill-child', process.execPath, CLI, 'generate'])

    it('one that was killed is not taken for those that have its id, and of these the newer one is live', async () => {
      publish('By the second')
      site.content.setFault({ fault: { kind: 'stalled' } })
      const first = startAsFirst()
      const reads = () => site.content.requests.some(({ path: at }) => at.endsWith('/search'))
      site.content.requests.length = 0
      await until(reads)
      first.child.kill('SIGKILL')
      await first.ended
      site.content.setFault()
      const ends = await Promise.all([startAsFirst().ended, startAsFirst().ended])
      expect(ends.map(({ code }) => code)).toContain(0)
      expect(await site.readPublic('api/jobs.json')).toContain('By the second')
      expect(await findDamage(site.siteRoot)).toEqual([])
      expect(await listTurns(site.siteRoot)).toEqual(new Set())
    })
  },
  { optional: true },
)
