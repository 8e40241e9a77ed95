import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
  mkdirSync,
  openSync,
  closeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ask } from '../../contract/ask.js'
import { findFreePort } from '../machine/find-free-port.js'

const SOURCE = path.resolve(__dirname, '../../../nginx')
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export interface NginxSettings {
  siteRoot: string
  /** Where the sidecar listens; by default nothing listens there. */
  sidecarAddress?: string
  /** Where the images come from; the content service's usual place, by default. */
  contentOrigin?: string
}

export interface RunningNginx {
  baseUrl: string
  probesUrl: string
  /** The folder of the rendered configuration. */
  directory: string
  accessLog: string
  readErrors: () => string
  /** Ends the process gracefully, with its logs written. */
  quit: () => Promise<void>
  /** Starts it again at the same address. */
  resume: () => Promise<void>
  /** Ends the process and removes its folder. */
  stop: () => Promise<void>
}

/** What this machine lacks to run nginx as production does, in one line; null when it lacks nothing. */
export function describeMissingNginx(): string | null {
  const missing =
    spawnSync('nginx', ['-v']).error !== undefined
      ? 'nginx'
      : existsSync(BROTLI_MODULE)
        ? null
        : "nginx's brotli module"
  if (missing === null) return null
  return `${missing} is missing; on Debian: apt-get install nginx libnginx-mod-http-brotli-static`
}

const LITERALS =
  /\/srv\/site|\/tmp\/nginx|\/dev\/stdout|listen 808[01]|127\.0\.0\.1:3000|http:\/\/localhost:8090/g

/**
 * A copy of the configuration in a folder of its own, with the literals that `nginx.conf` lists
 * changed and nothing else.
 */
export async function renderNginx(settings: NginxSettings) {
  const directory = mkdtempSync(path.join(tmpdir(), 'careers-nginx-'))
  const run = path.join(directory, 'run')
  mkdirSync(run)
  const configuration = path.join(directory, 'nginx')
  cpSync(SOURCE, configuration, { recursive: true })
  const [port, probesPort] = [await findFreePort(), await findFreePort()]
  const own: Record<string, string> = {
    '/srv/site': settings.siteRoot,
    '/tmp/nginx': run,
    '/dev/stdout': path.join(run, 'access.log'),
    'listen 8080': `listen 127.0.0.1:${port}`,
    'listen 8081': `listen 127.0.0.1:${probesPort}`,
    '127.0.0.1:3000': settings.sidecarAddress ?? '127.0.0.1:1',
    'http://localhost:8090': settings.contentOrigin ?? 'http://localhost:8090',
  }
  for (const file of listFiles(configuration)) {
    // In one pass, for a port that is put in may begin as one that is taken out.
    const text = readFileSync(file, 'utf8').replace(LITERALS, (literal) => own[literal] ?? literal)
    writeFileSync(file, text)
  }
  const file = path.join(configuration, 'nginx.conf')
  writeFileSync(file, keepUser() + readFileSync(file, 'utf8'))
  return {
    directory,
    configuration,
    run,
    file,
    baseUrl: `http://127.0.0.1:${port}`,
    probesUrl: `http://127.0.0.1:${probesPort}`,
  }
}

/** Starts a real nginx on loopback and waits until it answers. */
export async function startNginx(settings: NginxSettings): Promise<RunningNginx> {
  const { directory, file, baseUrl, probesUrl, run } = await renderNginx(settings)
  const errorLog = path.join(run, 'error.log')
  let server: ChildProcess
  const resume = async () => {
    const errors = openSync(errorLog, 'a')
    server = spawn('nginx', ['-c', file, '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', errors],
    })
    closeSync(errors)
    await untilAnswering(server, baseUrl, errorLog)
  }
  await resume()
  const quit = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGQUIT')
    await once(server, 'exit')
  }
  return {
    baseUrl,
    probesUrl,
    directory,
    accessLog: path.join(run, 'access.log'),
    readErrors: () => readFileSync(errorLog, 'utf8'),
    quit,
    resume,
    stop: async () => {
      await quit()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Resolves as soon as a server answers its health check; rejects with its log when it ends. */
export async function untilAnswering(server: ChildProcess, baseUrl: string, errorLog: string) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(errorLog, 'utf8')}`)
    const answer = await ask(baseUrl, { path: '/healthz' }).catch(() => null)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Started by root, workers would change to a user who cannot read temporary folders. */
function keepUser(): string {
  return process.getuid?.() === 0 ? 'user root;\n' : ''
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
