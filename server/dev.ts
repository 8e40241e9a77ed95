import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { DevelopmentNews } from '../builder/shared/programs/development.js'
import { runProgram } from '../builder/shared/programs/run-program.js'
import { startBundler } from './dev/bundler.js'
import { compile } from './dev/compiler.js'
import { QUIET, watchFolder } from './dev/watch-folder.js'
import { inTurn } from '../client/shared/lib/in-turn.js'

/*
 * Bundler and site, each in a process that keeps its memory. A changed style is bundled by
 * itself. Changed code is bundled while it is compiled; if both succeed, a new builder renders the pages
 * with it. What also runs in the bundler or the server restarts all of it.
 */

const SOURCES = ['client', 'builder', 'server']
/** The content service reads them again by itself. */
const DOCUMENTS = /^server\/content-service\/sample\/(languages\/[^/]+\/)?documents\//
/** Read by nothing that keeps running but the builder, which is started again. */
const OF_PAGES = /^client\/(?!shared\/|images\/|filters\/|content\/)/

const projectRoot = path.resolve(import.meta.dirname, '../..')
const env = { ...process.env, DEV_RELOAD: 'true' }
let bundler: ReturnType<typeof startBundler>
let bundling: Promise<string | null>
let site: ChildProcess | null = null
let stop = (code: number): void => process.exit(code)
/** Files of code that are saved, and not yet in the site; everything, at first. */
const changed = new Set(SOURCES)
/** Each may restart what runs. */
const applyCode = inTurn(applyNewCode)
const problems = { code: null as string | null, styles: null as string | null }

const PROGRAM = {
  name: 'npm run dev',
  summary: 'Serves the site, and follows each change of code, styles and sample content.',
  options: {},
}

await runProgram(PROGRAM, async () => {
  bundleWithNewCode()
  void applyCode()
  const saved = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  for (const folder of SOURCES) {
    watchFolder(path.join(projectRoot, folder), (name) => {
      if (!isSource(path.basename(name))) return
      saved.add(`${folder}/${name}`)
      clearTimeout(timer)
      timer = setTimeout(() => {
        const files = [...saved].filter((file) => !DOCUMENTS.test(file))
        saved.clear()
        followFiles(files)
      }, QUIET)
    })
  }
  stop = (code) => {
    bundler.stop()
    site?.kill('SIGTERM')
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0))
})

/** Not what editors write beside a file while they save it. */
function isSource(name: string): boolean {
  return /^[^.].*\.\w+$/.test(name)
}

function followFiles(files: readonly string[]): void {
  const code = files.filter((file) => !file.endsWith('.css'))
  for (const file of code) changed.add(file)
  if (code.some((file) => file.startsWith('client/'))) bundling = bundler.bundle('code')
  if (code.length < files.length) void applyStyles()
  if (code.length > 0) void applyCode()
}

async function applyStyles() {
  report('styles', await bundler.bundle('styles'))
  if (problems.styles === null) tell({ kind: 'styles' })
}

/** Whatever is wrong, the site stays as it was. */
async function applyNewCode() {
  report('code', (await compile(projectRoot)) ?? (await bundling))
  if (problems.code !== null || changed.size === 0) return
  const files = [...changed]
  changed.clear()
  if (site !== null && files.every((file) => OF_PAGES.test(file))) tell({ kind: 'code' })
  else await restart(files)
}

async function restart(files: readonly string[]) {
  if (site !== null && files.some((file) => !file.startsWith('server/'))) {
    bundler.stop()
    bundleWithNewCode()
    report('code', await bundling)
  }
  if (site !== null && site.exitCode === null) {
    site.kill('SIGTERM')
    await once(site, 'close')
  }
  site = fork(path.join(projectRoot, 'dist/server/start.js'), { cwd: projectRoot, env })
}

function bundleWithNewCode() {
  // It has said why, for example which setting is wrong.
  bundler = startBundler(projectRoot, env, () => stop(1))
  bundling = bundler.bundle('code')
}

function report(part: keyof typeof problems, problem: string | null) {
  problems[part] = problem
  // The compiler has said its own by itself.
  if (problem !== null && part === 'styles') console.error(problem)
  const texts = Object.values(problems).filter((text) => text !== null)
  tell({ kind: 'problem', text: texts.length === 0 ? null : texts.join('\n') })
}

function tell(news: DevelopmentNews) {
  if (site?.connected === true) site.send(news)
}
