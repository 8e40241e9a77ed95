import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { launchBrowser } from '../helpers/browser/browser.js'
import { startContentService } from '../helpers/content/content-service.js'
import { findFreePort } from '../helpers/machine/find-free-port.js'
import { killProcess } from '../helpers/machine/kill-process.js'
import { renderNginx } from '../helpers/nginx/nginx.js'
import { startEntrypoint } from '../helpers/nginx/start-entrypoint.js'
import { PROJECT_ROOT } from '../helpers/site/create-test-site.js'

export const SECRET = 'a-secret-of-the-soak'

export type Parts = Awaited<ReturnType<typeof startParts>>

/** All that takes part, on loopback. What goes wrong by itself is told to `fail`. */
export async function startParts(fail: (problem: string) => void) {
  const content = await startContentService({ drafts: [] })
  const siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-soak-'))
  const sidecarPort = await findFreePort()
  const sidecarAddress = `127.0.0.1:${sidecarPort}`
  const rendered = await renderNginx({ siteRoot, sidecarAddress })
  const env = {
    SITE_ROOT: siteRoot,
    // As a browser names it: service workers are for HTTPS and for this name.
    SITE_URL: rendered.baseUrl.replace('127.0.0.1', 'localhost'),
    PRISMIC_REPOSITORY: content.repository.name,
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    PRISMIC_WEBHOOK_SECRET: SECRET,
    REBUILD_POLL_MS: '5000',
    SIDECAR_ADDRESS: sidecarAddress,
  }
  const builder = createProgram(['dist/builder/cli.js', 'reconcile', '--watch'], env, fail)
  const sidecar = createProgram(
    ['dist/server/sidecar/start.js', `--port=${sidecarPort}`, '--admin-port=0'],
    env,
    fail,
  )
  await Promise.all([builder.start(/watching/), sidecar.start(/listening/)])
  const browser = await launchBrowser()
  const nginx = await startEntrypoint(rendered, env, ['--reload-interval=2'])
  await nginx.until(() => Promise.resolve(existsSync(path.join(siteRoot, 'current'))))
  const pids = () => ({ builder: builder.pid(), sidecar: sidecar.pid(), nginx: nginx.pid })
  return {
    content,
    env,
    siteRoot,
    builder,
    sidecar,
    nginx,
    browser,
    baseUrl: rendered.baseUrl,
    /** In MiB, of the programs that run now. */
    memory: () =>
      Object.fromEntries(Object.entries(pids()).map(([name, pid]) => [name, readMemory(pid)])),
    async close() {
      await Promise.all([browser.close(), builder.kill(), sidecar.kill(), nginx.stop()])
      await content.close()
      for (const folder of [siteRoot, rendered.directory]) {
        rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
      }
    },
  }
}

/** A program of the project as a process of its own, which faults end and start again. */
function createProgram(
  [file = '', ...rest]: readonly string[],
  env: Record<string, string>,
  fail: (problem: string) => void,
) {
  let child: ChildProcess | undefined
  return {
    pid: () => child?.pid ?? 0,
    /** Until it says that it is at work. */
    async start(ready: RegExp): Promise<void> {
      const started = spawn(process.execPath, [path.join(PROJECT_ROOT, file), ...rest], {
        env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      let lines = ''
      await new Promise<void>((resolve) => {
        for (const stream of [started.stdout, started.stderr]) {
          stream.on('data', (chunk: Buffer) => {
            lines = (lines + String(chunk)).slice(-4_000)
            if (ready.test(lines)) resolve()
          })
        }
        started.once('close', () => {
          resolve()
          if (child === started) fail(`${file} ended by itself: ${lines}`)
        })
      })
    },
    async kill(): Promise<void> {
      const ended = child
      child = undefined
      if (ended !== undefined) await killProcess(ended)
    },
  }
}

function readMemory(pid: number): number {
  const file = `/proc/${pid}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return Math.round(Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}
