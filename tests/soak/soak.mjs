import prepareBrowser from '../config/prepare-browser.mjs'
import {
  describeCommand,
  parseCommandLine,
  UsageError,
} from '../../dist/builder/shared/programs/command-line.js'
import { readVersion, toExitCode } from '../../dist/builder/shared/programs/run-program.js'
import { load } from './load-typescript.mjs'

/*
 * Everything at once, on this machine: visitors, editors, publications, webhooks and faults, against the
 * real programs; then one table.
 */

const COMMAND = 'npm run soak --'
const SPEC = {
  summary: 'Runs everything at once, and compares all that visitors see with what was published.',
  options: {
    minutes: { type: 'string', description: 'how long; a fraction is allowed (default 1)' },
    seed: { type: 'string', description: 'of the random numbers (default: another each time)' },
  },
  exitCodes: '0 nothing was wrong, 1 something was, 2 wrong command line (nothing is done)',
}

try {
  const { wants, values } = parseCommandLine(COMMAND, SPEC, process.argv.slice(2))
  if (wants === 'help') console.log(describeCommand(COMMAND, SPEC))
  else if (wants === 'version') console.log(readVersion())
  else await run(values)
} catch (error) {
  console.error(error.message)
  // What has been started ends with this process.
  process.exit(toExitCode(error))
}

async function run({ minutes = '1', seed = String(Date.now() % 1_000_000) }) {
  const { runSoak, describeMissingNginx } = load('./run-soak.ts')
  const missing = describeMissingNginx()
  if (missing !== null) throw new Error(missing)
  const given = { minutes: toNumber('minutes', minutes), seed: toNumber('seed', seed) }
  // By itself, a signal ends a process without its last words, which end its children.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  console.log(`npm run soak -- --minutes ${given.minutes} --seed ${given.seed}`)
  await prepareBrowser()
  const { table, isRight } = await runSoak(given, console.log)
  console.log(`\n${table}\n`)
  console.log(isRight ? 'Nothing was wrong.' : `Something was wrong, with seed ${given.seed}.`)
  process.exitCode = isRight ? 0 : 1
}

function toNumber(name, text) {
  const number = Number(text)
  if (text !== '' && number > 0 && Number.isFinite(number)) return number
  throw new UsageError(`--${name} must be a number above 0, found "${text}"`)
}
