import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { watchSources } from './dev/watch-sources.js'

/** Everything that the site is made from; a change of any of it compiles, bundles and starts anew. */
const SOURCES = ['client', 'builder', 'server']

const projectRoot = path.resolve(import.meta.dirname, '../..')
const env = { ...process.env, DEV_RELOAD: 'true' }
let server: ChildProcess | null = null
let changed = true
let working = false

watchSources(projectRoot, SOURCES, () => {
  changed = true
  void followChanges()
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server?.kill('SIGTERM')
    process.exit(0)
  })
}
await followChanges()

/** One round at a time; a change during a round makes one more. A broken round keeps the old site. */
async function followChanges() {
  if (working) return
  working = true
  while (changed) {
    changed = false
    const made =
      (await run('node_modules/typescript/bin/tsc', '-b')) &&
      (await run('dist/builder/cli.js', 'bundle'))
    if (made) await restart()
  }
  working = false
}

function run(...args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit', env })
    child.once('close', (code) => resolve(code === 0))
  })
}

async function restart() {
  const former = server
  if (former !== null && former.exitCode === null) {
    former.kill('SIGTERM')
    await new Promise((resolve) => former.once('close', resolve))
  }
  server = spawn(process.execPath, ['dist/server/start.js'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env,
  })
}
