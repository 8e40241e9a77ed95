import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/*
 * `npm run check`, once the programs are compiled. Format, lint and types are checked beside the tests,
 * which leave the processors idle while they wait; what each has to say follows when it has ended.
 */
const STATIC = ['format:check', 'lint', 'types']

const started = Date.now()
const [tests, ...statics] = await Promise.all([run('test:built', 'inherit'), ...checkStatics()])
const failed = [...statics, tests].filter(({ code }) => code !== 0).map(({ name }) => name)
const seconds = Math.round((Date.now() - started) / 1000)
if (failed.length === 0) console.log(`\nFormat, lint, types and tests are right (${seconds} s).`)
else console.error(`\nFailed: ${failed.map((name) => `npm run ${name}`).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

/** One after the other where there are few processors. */
function checkStatics() {
  if (availableParallelism() > 4) return STATIC.map(check)
  let former = Promise.resolve()
  return STATIC.map((name) => (former = former.then(() => check(name))))
}

async function check(name) {
  const result = await run(name, 'pipe')
  const verdict = result.code === 0 ? '' : ' FAILED'
  process.stdout.write(`\n== npm run ${name}${verdict}\n${result.output}`)
  return result
}

/** Resolves to the exit code of a script of package.json, and to what it printed if that is piped. */
function run(name, stdio) {
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', stdio, stdio] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ name, code: code ?? 1, output }))
  })
}
