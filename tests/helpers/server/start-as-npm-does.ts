import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const PROJECT_ROOT = path.resolve(__dirname, '../../..')
const READY = 'The careers site is on '

export interface StartedSite {
  baseUrl: string
  siteRoot: string
  /** What it has printed so far. */
  output: () => string
  stop: () => Promise<void>
}

/** What `npm start` runs once the code is built, on free ports and in its own folder. */
export async function startAsNpmDoes(env: Record<string, string> = {}): Promise<StartedSite> {
  const siteRoot = mkdtempSync(path.join(tmpdir(), 'careers-start-'))
  const child = spawn(process.execPath, ['dist/server/start.js'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, PORT: '0', SITE_ROOT: siteRoot, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(siteRoot, { recursive: true, force: true })
  }
  child.stdout.on('data', (chunk) => (said += chunk))
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith(READY)) continue
    // Discard further output: a full pipe would block the program.
    child.stdout.resume()
    return { baseUrl: line.slice(READY.length), siteRoot, output: () => said, stop }
  }
  await stop()
  throw new Error(`npm start ended before it answered:\n${said}`)
}
