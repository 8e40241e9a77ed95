import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { findNodeProblem, findPackageProblem, findPortProblem } from './check-machine.mjs'

/*
 * The scripts of package.json: run.mjs COMMAND [ARGUMENT]... It says what the machine lacks before
 * anything is compiled, and leaves everything else, the arguments too, to the command's program.
 */

const COMPILER = 'node_modules/typescript-native/bin/tsc'
const BUILDER = 'dist/builder/cli.js'
const WITH_CONTENT = ['dist/server/content-service/with-content-service.js', 'node', BUILDER]

const COMMANDS = {
  compile: { program: [COMPILER, '-b'] },
  bundle: { program: [BUILDER, 'bundle'] },
  generate: { program: [...WITH_CONTENT, 'generate'] },
  reconcile: { program: [...WITH_CONTENT, 'reconcile'] },
  rollback: { program: [BUILDER, 'rollback'] },
  approve: { program: [BUILDER, 'approve'] },
  icons: { program: [BUILDER, 'icons'] },
  connect: { program: [BUILDER, 'connect'] },
  doctor: { program: [...WITH_CONTENT, 'doctor'] },
  report: { program: [BUILDER, 'report'] },
  'import-greenhouse': { program: [...WITH_CONTENT, 'import-greenhouse'] },
  board: { isCompiled: true, hasOptions: true, program: ['dist/server/board-service/start.js'] },
  content: {
    isCompiled: true,
    hasOptions: true,
    program: ['dist/server/content-service/start.js'],
  },
  start: { isCompiled: true, isBundled: true, program: ['dist/server/start.js'] },
  dev: { isCompiled: true, program: ['dist/server/dev.js'] },
}
/** They listen on PORT and CONTENT_PORT. */
const SERVERS = ['start', 'dev']

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const [name, ...args] = process.argv.slice(2)
const { isCompiled, isBundled, hasOptions, program } = COMMANDS[name]
// As compose does: what the environment gives already stays.
if (existsSync('.env')) process.loadEnvFile?.('.env')
takeWords()
// The others take no arguments but --help and --version: whatever is given, nothing is started.
const isQuestion = isCompiled && !hasOptions && args.length > 0

const problem = findNodeProblem() ?? findPackageProblem() ?? (await findProblem())
if (problem === null) process.exitCode = await runAll()
else {
  console.error(problem)
  process.exitCode = 1
}

/** Programs, and what they start, find `#words/` in the first language of the site. They say by themselves what is wrong with it. */
function takeWords() {
  const { CONTENT_LANG = '', CONTENT_LANGS = '' } = process.env
  const [first] = CONTENT_LANGS.split(',')
  const language = first.trim() || CONTENT_LANG.trim()
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'))
  if (!Object.hasOwn(imports['#words/*'], language)) return
  const { NODE_OPTIONS = '' } = process.env
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --conditions=${language}`.trim()
}

async function findProblem() {
  if (SERVERS.includes(name) && !isQuestion) return findPortProblem()
  const isMissing = !isCompiled && !existsSync(program[0])
  return isMissing
    ? `npm run ${name} needs the compiled programs: run npm run compile first.`
    : null
}

async function runAll() {
  const isReady = isQuestion && existsSync(program[0])
  if (name === 'compile' || (isCompiled && !isReady)) console.log('… compiling the programs')
  if (isCompiled && !isReady) {
    const code = await run([COMPILER, '-b'])
    if (code !== 0) return code
  }
  if (isBundled && !isQuestion) {
    const code = await run([BUILDER, 'bundle'])
    if (code !== 0) return code
  }
  return run([...program, ...args])
}

/** As in shells: the exit code, or 128 plus the number of the signal. */
function run(argv) {
  const child = spawn(process.execPath, argv, { stdio: 'inherit' })
  // A terminal sends Ctrl-C to the child too; other senders signal only this process.
  const ignore = () => {}
  const pass = () => child.kill('SIGTERM')
  process.on('SIGINT', ignore).on('SIGTERM', pass)
  const stopWatching = onceOrphaned(pass)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('SIGINT', ignore).off('SIGTERM', pass)
      stopWatching()
      resolve(code ?? 128 + os.constants.signals[signal])
    })
  })
}

/** Who stops npm stops its shell, which ends without telling this process. */
function onceOrphaned(act) {
  if (process.env.npm_lifecycle_event === undefined) return () => {}
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, 250)
  return () => clearInterval(timer)
}
