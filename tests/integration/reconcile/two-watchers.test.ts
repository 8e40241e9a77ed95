import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { readHint, readRebuildState } from '../../../builder/shared/site-root/protocol-files.js'
import { createLocalLauncher } from '../../../server/launchers/local-launcher.js'
import { killProcess } from '../../helpers/machine/kill-process.js'
import { until } from '../../helpers/machine/until.js'
import { PROJECT_ROOT, UNCOMPRESSED } from '../../helpers/site/create-test-site.js'
import { useReconciledSite } from './reconciled-site.js'

const builders: ChildProcess[] = []
// Before the site is removed.
afterEach(async () => void (await Promise.all(builders.map(killProcess))))

const { content, site, changeTitle } = useReconciledSite()

function startWatcher() {
  const cli = path.join(PROJECT_ROOT, 'dist/builder/cli.js')
  const env = {
    PATH: process.env['PATH'],
    SITE_ROOT: site().siteRoot,
    PRISMIC_REPOSITORY: 'careers-test',
    PRISMIC_API_ENDPOINT: content().apiEndpoint,
    ...UNCOMPRESSED,
    // A poll between a publication and its hint would build it without the hint's id.
    REBUILD_POLL_MS: '3600000',
  }
  const child = spawn(process.execPath, [cli, 'reconcile', '--watch'], { env })
  builders.push(child)
  const written = { log: '' }
  child.stdout.on('data', (chunk: Buffer) => (written.log += String(chunk)))
  return { child, written }
}

/** Resolves once a builder has dealt with it. */
async function publish(title: string) {
  changeTitle(title)
  const { inboxRoot, siteRoot } = site().config
  const wish = { requestId: title, receivedAt: new Date().toISOString(), ref: null, subject: '' }
  await createLocalLauncher(inboxRoot).launch(wish)
  const hint = await readHint(inboxRoot)
  await until(async () => (await readRebuildState(siteRoot)).handledHint === hint?.id)
  const { outcomes } = await readRebuildState(siteRoot)
  return outcomes.filter(({ requestIds }) => requestIds.includes(title)).length
}

it('of two watching builders one stands by, and takes over when the other is killed', async () => {
  const first = startWatcher()
  await until(() => first.written.log.includes('"up to date"'))
  const second = startWatcher()
  await until(() => second.written.log.includes('another builder watches this site: standing by'))

  expect(await publish('by-the-first')).toBe(1)
  expect(second.written.log.trim().split('\n')).toHaveLength(1)

  await killProcess(first.child)
  // Its first look would find the publication without the hint.
  await until(() => second.written.log.includes('"up to date"'))
  expect(await publish('by-the-second')).toBe(1)
  expect(await site().readPublic('api/jobs.json')).toContain('by-the-second')
})
