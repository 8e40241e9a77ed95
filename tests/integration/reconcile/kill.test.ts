import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { randomUUID } from 'node:crypto'
import type { Hint } from '../../../builder/shared/site-root/protocol.js'
import type { ReleaseManifest } from '../../../builder/shared/site-root/release-manifest.js'
import { readJson } from '../../../builder/shared/site-root/json-files.js'
import { createLocalLauncher } from '../../../server/launchers/local-launcher.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { killProcess } from '../../helpers/machine/kill-process.js'
import {
  createTestSite,
  PROJECT_ROOT,
  UNCOMPRESSED,
  type TestSite,
} from '../../helpers/site/create-test-site.js'
import { madeJob, madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import { IS_STRESS } from '../../helpers/is-stress.js'

/** Points at which a process is killed: some of the builder's life, some of the sidecar's. */
const KILLS = Number(process.env['KILLS'] ?? (IS_STRESS ? 50 : 7))
const SECRET = 'a-secret-of-the-webhook'

let content: TestContentService
let site: TestSite
let env: Record<string, string>
const children = new Set<ChildProcess>()

beforeAll(async () => {
  content = await startContentService({ documents: madeRepository(madeJobs(3)) })
  site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint, ...UNCOMPRESSED })
  env = {
    PATH: process.env['PATH'] ?? '',
    SITE_ROOT: site.siteRoot,
    PRISMIC_REPOSITORY: 'careers-test',
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    ...UNCOMPRESSED,
    PRISMIC_WEBHOOK_SECRET: SECRET,
    REBUILD_POLL_MS: '1000',
  }
  await site.generate()
})
afterAll(async () => {
  for (const child of children) await killProcess(child)
  await site.remove()
  await content.close()
})

function start(program: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [path.join(PROJECT_ROOT, program), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  child.once('close', () => children.delete(child))
  return child
}

const startBuilder = () => start('dist/builder/cli.js', 'reconcile', '--watch')

/** Resolves to the first line that the program logs with this message. */
async function readLine(child: ChildProcess, message: RegExp): Promise<Record<string, unknown>> {
  if (child.stdout === null) throw new Error('no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const event = JSON.parse(line) as Record<string, unknown>
    if (message.test(String(event['msg']))) {
      child.stdout.resume()
      return event
    }
  }
  throw new Error(`The program ended without ${message}.`)
}

const readManifest = () =>
  readJson<ReleaseManifest>(path.join(site.siteRoot, 'current/release.json'))

let publications = 0
async function publish(): Promise<string> {
  content.repository.publishDocuments([madeJob('1', { title: `Title ${++publications}` })])
  return content.repository.getMaster().ref
}

async function leaveHint(ref: string) {
  const wish = { requestId: randomUUID(), receivedAt: new Date().toISOString(), ref, subject: ref }
  await createLocalLauncher(site.config.inboxRoot).launch(wish)
}

/** What is live is whole, whatever was killed. */
async function checkLive(least: number): Promise<number> {
  const manifest = await readManifest()
  if (manifest === null) throw new Error('nothing is live')
  expect(manifest.token).toBeGreaterThanOrEqual(least)
  for (const name of ['index.html', 'role-2/2/index.html', 'page-data/index/page-data.json']) {
    expect((await site.readPublic(name)).length).toBeGreaterThan(100)
  }
  return manifest.token
}

/** A builder that is left alone brings the newest content live, and clears up. */
async function converge() {
  const { ref } = content.repository.getMaster()
  const builder = startBuilder()
  await readLine(builder, /^up to date/)
  expect(await readManifest()).toMatchObject({ contentRef: ref })
  builder.kill('SIGTERM')
  if (builder.exitCode === null) await once(builder, 'close')
  const names = [
    ...(await readdir(path.join(site.siteRoot, 'releases'))),
    ...(await readdir(site.siteRoot)),
  ]
  expect(names.filter((name) => /^\.(staging|current)-/.test(name))).toEqual([])
  expect(names.length).toBeLessThan(12)
}

it('a builder that is killed at any point loses nothing', async () => {
  const kills = Math.ceil(KILLS * 0.7)
  let least = 0
  let longest = 600
  for (let count = 0; count < kills; count++) {
    const builder = startBuilder()
    const watching = readLine(builder, /^watching/)
    await leaveHint(await publish())
    await watching
    const startedAt = performance.now()
    const built = once(builder.stdout ?? builder, 'end')
    // Long enough for most of a build, measured where it was let run to its end.
    await Promise.race([
      built,
      new Promise((resolve) => setTimeout(resolve, Math.random() * longest)),
    ])
    await killProcess(builder)
    const token = await checkLive(least)
    if (token > least) longest = Math.max(longest, performance.now() - startedAt)
    least = token
    if (count % 9 === 8) await converge()
  }
  await converge()
}, 600_000)

it('a sidecar that is killed at any point has recorded all webhooks it answered', async () => {
  const kills = Math.floor(KILLS * 0.3)
  let answered = 0
  for (let count = 0; count < kills; count++) {
    const sidecar = start('dist/server/sidecar/start.js', '--port=0', '--admin-port=0')
    const { address } = await readLine(sidecar, /^listening/)
    const { port } = address as { port: number }
    const ref = await publish()
    const body = { type: 'api-update', secret: SECRET, domain: 'careers-test', masterRef: ref }
    const sent = fetch(`http://127.0.0.1:${port}/api/webhooks/prismic`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(
      ({ status }) => status,
      () => null,
    )
    // Every third right after its answer: that is the point at which a hint could be lost.
    const sooner = new Promise((resolve) => setTimeout(resolve, Math.random() * 100))
    await (count % 3 === 0 ? sent : Promise.race([sent, sooner]))
    await killProcess(sidecar)
    const hint = await readJson<Hint>(path.join(site.config.inboxRoot, 'hint.json'))
    if ((await sent) === 200) {
      answered++
      expect(hint?.ref).toBe(ref)
    }
  }
  expect(answered).toBeGreaterThan(0)
  await converge()
}, 600_000)
