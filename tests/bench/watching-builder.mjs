import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { PROJECT_ROOT } from './bench-content.mjs'
import { forgetPeak, readPeak, readTime, untilIdle } from './processes.mjs'

const SECRET = 'a-secret-of-the-bench'

/** The builder of a checkout that watches, and a sidecar. Only webhooks tell of changes. */
export async function startWatching(checkout, builderEnv, repository) {
  const env = { ...builderEnv, PRISMIC_WEBHOOK_SECRET: SECRET, REBUILD_POLL_MS: '3600000' }
  const children = []
  const start = (program, ...args) => {
    const stdio = ['ignore', 'pipe', 'inherit']
    const child = spawn(process.execPath, [path.join(PROJECT_ROOT, program), ...args], {
      env,
      stdio,
    })
    children.push(child)
    return child
  }
  const stop = () => Promise.all(children.map(end))
  try {
    return { ...(await startBoth(start, checkout, env.SITE_ROOT, repository)), stop }
  } catch (error) {
    // A builder that writes on would make it impossible to remove the folder.
    await stop()
    throw error
  }
}

async function startBoth(start, checkout, siteRoot, repository) {
  const startedAt = performance.now()
  const builder = start('tests/bench/watch-at-once.mjs', checkout)
  await readLine(builder, /^live /)
  const wall = (performance.now() - startedAt) / 1000
  await untilIdle(builder.pid)
  const first = { wall, processor: readTime(builder.pid), memory: readPeak(builder.pid) }
  const { address } = await readLine(
    start('dist/server/sidecar/start.js', '--port=0', '--admin-port=0'),
    /^listening/,
  )

  return {
    first,
    /** From a webhook until what was published is live, or is found to be live. */
    publish: async (change) => {
      forgetPeak(builder.pid)
      const timeBefore = readTime(builder.pid)
      const handledBefore = readHandledHint(siteRoot)
      change()
      const sentAt = performance.now()
      await postWebhook(address.port, repository)
      await untilHandled(siteRoot, repository.getMaster().ref, handledBefore)
      const seconds = (performance.now() - sentAt) / 1000
      await untilIdle(builder.pid)
      const processor = readTime(builder.pid) - timeBefore
      return { wall: seconds, processor, memory: readPeak(builder.pid) }
    },
  }
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** The first JSON line with this message; others are for people. */
async function readLine(child, message) {
  for await (const line of createInterface({ input: child.stdout })) {
    const event = line.startsWith('{') ? JSON.parse(line) : {}
    if (!message.test(event.msg)) continue
    // A full pipe would hold the process back.
    child.stdout.resume()
    return event
  }
  throw new Error(`${child.spawnargs.slice(1).join(' ')} has ended without ${message}.`)
}

async function postWebhook(port, repository) {
  const { name: domain } = repository
  const masterRef = repository.getMaster().ref
  const response = await fetch(`http://127.0.0.1:${port}/api/webhooks/prismic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'api-update', secret: SECRET, domain, masterRef }),
  })
  if (response.status !== 200) throw new Error(`The webhook was answered with ${response.status}.`)
}

const read = (siteRoot, name) => JSON.parse(readFileSync(path.join(siteRoot, name), 'utf8'))
const readHandledHint = (siteRoot) => read(siteRoot, '.state/rebuild.json').handledHint

async function untilHandled(siteRoot, ref, handledBefore) {
  const wasLive = read(siteRoot, 'current/release.json').contentRef === ref
  const isHandled = () =>
    wasLive
      ? readHandledHint(siteRoot) !== handledBefore
      : read(siteRoot, 'current/release.json').contentRef === ref
  while (!isHandled()) await wait(2)
}
