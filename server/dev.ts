import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { runProgram } from '../builder/shared/run-program.js'

/** Changes in these folders trigger a build and a restart. */
const SOURCES = ['client', 'builder', 'server']
/** In ms; one save may touch several files. */
const QUIET = 150

const projectRoot = path.resolve(import.meta.dirname, '../..')
const env = { ...process.env, DEV_RELOAD: 'true' }
let server: ChildProcess | null = null
let changed = true
let working = false

const PROGRAM = {
  name: 'npm run dev',
  summary: 'Serves the site, and builds it again when code or sample content changes.',
}

await runProgram(PROGRAM, async () => {
  let timer: NodeJS.Timeout | undefined
  for (const folder of SOURCES) {
    watch(path.join(projectRoot, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        changed = true
        void followChanges()
      }, QUIET)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server?.kill('SIGTERM')
      process.exit(0)
    })
  }
  await followChanges()
})

/** Changes during a build start another one afterwards. If a build fails, the old site stays. */
async function followChanges() {
  if (working) return
  working = true
  while (changed) {
    changed = false
    const isBuilt =
      (await run('node_modules/typescript/bin/tsc', '-b')) &&
      (await run('dist/builder/cli.js', 'bundle'))
    if (isBuilt) await restart()
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
