import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '../machine/find-free-port.js'
import { PROJECT_ROOT } from './create-test-site.js'

const COPIED = ['client', 'builder', 'server', 'nginx', 'dist']
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json']

/** `npm run dev` on a copy of the project, whose files a test may change. */
export async function startDevelopment(env: Record<string, string> = {}) {
  const projectRoot = await mkdtemp(path.join(os.tmpdir(), 'careers-development-'))
  for (const name of [...COPIED, ...FILES]) {
    const options = { recursive: true, preserveTimestamps: true }
    await cp(path.join(PROJECT_ROOT, name), path.join(projectRoot, name), options)
  }
  await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(projectRoot, 'node_modules'))

  const port = await findFreePort()
  const child = spawn(process.execPath, ['dist/server/dev.js'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: `${port}`,
      CONTENT_PORT: `${await findFreePort()}`,
      SITE_ROOT: path.join(projectRoot, '.site'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('The careers site is on ')) break
  }
  child.stdout.resume()

  return {
    baseUrl: `http://localhost:${port}`,
    /** What it has printed so far. */
    output: () => said,
    /** Returns the text before the change. */
    change: async (file: string, make: (text: string) => string): Promise<string> => {
      const name = path.join(projectRoot, file)
      const text = await readFile(name, 'utf8')
      await writeFile(name, make(text))
      return text
    },
    /** As editors do that write a new file and put it in the place of the former one. */
    replace: async (file: string, make: (text: string) => string): Promise<void> => {
      const name = path.join(projectRoot, file)
      await writeFile(`${name}~`, make(await readFile(name, 'utf8')))
      await rename(`${name}~`, name)
    },
    /** Resolves once a text has been printed so many times. */
    untilSaid: async (text: string, times: number): Promise<void> => {
      while (said.split(text).length <= times) await once(child.stdout, 'data')
    },
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'close')
      await rm(projectRoot, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
