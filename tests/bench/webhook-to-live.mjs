import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { PROJECT_ROOT, startContent } from './bench-content.mjs'

/*
 * How long from a webhook to the new page: real processes, real HTTP, one job's title changed each
 * time: five times, or three where each takes long. The quiet window is set to nothing, because it is a
 * choice and not a cost.
 *
 *   node tests/bench/webhook-to-live.mjs [JOBS ...]      (default 43 1000 10000)
 */

const SECRET = 'a-secret-of-the-bench'
const countPublications = (jobs) => (jobs < 5_000 ? 5 : 3)

/** Resolves to milliseconds: the first build, and each publication's way to being live. */
export async function measureWebhookToLive(jobs) {
  const siteRoot = await mkdtemp(path.join(os.tmpdir(), 'careers-bench-'))
  const content = await startContent(jobs)
  const env = {
    PATH: process.env.PATH,
    SITE_ROOT: siteRoot,
    PRISMIC_REPOSITORY: content.repository.name,
    PRISMIC_API_ENDPOINT: `http://127.0.0.1:${content.port}/api/v2`,
    PRISMIC_WEBHOOK_SECRET: SECRET,
    REBUILD_FIRST_DELAY_MS: '0',
    REBUILD_QUIET_MS: '0',
    SIDECAR_PORT: '0',
    SIDECAR_ADMIN_PORT: '0',
  }
  const children = []
  try {
    const startedAt = performance.now()
    const builder = start(children, env, 'dist/builder/cli.js', 'reconcile', '--watch')
    await readLine(builder, /^live /)
    const firstMs = performance.now() - startedAt
    const sidecar = start(children, env, 'dist/server/sidecar/start.js')
    const { address } = await readLine(sidecar, /^listening/)

    const publicationsMs = []
    for (let number = 1; number <= countPublications(jobs); number++) {
      const ref = changeOneTitle(content, number)
      const sentAt = performance.now()
      await postWebhook(address.port, content.repository.name, ref)
      await untilLive(siteRoot, ref)
      publicationsMs.push(performance.now() - sentAt)
    }
    return { jobs, firstMs, publicationsMs }
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await content.close()
    await rm(siteRoot, { recursive: true, force: true })
  }
}

function changeOneTitle({ repository, jobs }, number) {
  const job = jobs[number % jobs.length]
  repository.publishDocuments([{ ...job, data: { ...job.data, title: `Changed ${number}` } }])
  return repository.getMaster().ref
}

function start(children, env, program, ...args) {
  const child = spawn(process.execPath, [path.join(PROJECT_ROOT, program), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

async function readLine(child, message) {
  const lines = createInterface({ input: child.stdout })
  for (;;) {
    const [line] = await once(lines, 'line')
    const event = JSON.parse(line)
    if (message.test(event.msg)) return event
  }
}

async function postWebhook(port, domain, masterRef) {
  const response = await fetch(`http://127.0.0.1:${port}/api/webhooks/prismic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'api-update', secret: SECRET, domain, masterRef }),
  })
  if (response.status !== 200) throw new Error(`The webhook was answered with ${response.status}.`)
}

async function untilLive(siteRoot, ref) {
  for (;;) {
    const { contentRef } = JSON.parse(await readFile(`${siteRoot}/current/release.json`, 'utf8'))
    if (contentRef === ref) return
    await wait(2)
  }
}

function toRow({ jobs, firstMs, publicationsMs }) {
  const sorted = [...publicationsMs].sort((a, b) => a - b)
  const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`
  const median = sorted[Math.floor(sorted.length / 2)]
  return `| ${jobs} | ${seconds(firstMs)} | ${sorted.length} | ${seconds(median)} | ${seconds(sorted.at(-1))} |`
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const given = process.argv.slice(2).map(Number)
  console.log(
    '| Jobs | First build | Publications | Webhook to live, median | slowest |\n|---|---|---|---|---|',
  )
  for (const jobs of given.length > 0 ? given : [43, 1_000, 10_000]) {
    console.log(toRow(await measureWebhookToLive(jobs)))
  }
}
