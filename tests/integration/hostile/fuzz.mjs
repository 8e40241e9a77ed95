import { spawnSync } from 'node:child_process'
import {
  describeCommand,
  parseCommandLine,
  UsageError,
} from '../../../dist/builder/shared/programs/command-line.js'
import { readVersion, toExitCode } from '../../../dist/builder/shared/programs/run-program.js'

/* As many hostile requests as you have time for; the test of the same name sends a few thousand. */

const COMMAND = 'npm run fuzz --'
const SPEC = {
  summary: 'Sends hostile requests to nginx, the sidecar and npm start, and judges each answer.',
  options: {
    requests: { type: 'string', description: 'how many (default 20000)' },
    seed: { type: 'string', description: 'of the random numbers (default: another each time)' },
  },
  exitCodes: '0 nothing was wrong, 1 something was, 2 wrong command line (nothing is done)',
}

try {
  const { wants, values } = parseCommandLine(COMMAND, SPEC, process.argv.slice(2))
  if (wants === 'help') console.log(describeCommand(COMMAND, SPEC))
  else if (wants === 'version') console.log(readVersion())
  else run(values)
} catch (error) {
  console.error(error.message)
  process.exitCode = toExitCode(error)
}

function run({ requests = '20000', seed = String(Date.now() % 1_000_000) }) {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    REQUIRE_ALL_SUITES: '1',
    FUZZ_REQUESTS: toNumber('requests', requests),
    FUZZ_SEED: toNumber('seed', seed),
  }
  const args = [
    ...['node_modules/jest/bin/jest.js', '--config', 'tests/config/jest.config.cjs'],
    ...['--selectProjects=integration', '--', 'tests/integration/hostile/fuzz.test.ts'],
  ]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
  process.exitCode = status ?? 1
}

function toNumber(name, text) {
  if (/^[1-9]\d*$/.test(text)) return text
  throw new UsageError(`--${name} must be a whole number above 0, found "${text}"`)
}
