import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  describeCommand,
  parseCommandLine,
  UsageError,
} from '../../dist/builder/shared/programs/command-line.js'
import { readVersion, toExitCode } from '../../dist/builder/shared/programs/run-program.js'

/* As long as you have time for; the test of the same name takes some seconds. */

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
  process.exitCode = toExitCode(error)
}

async function run({ minutes = '1', seed = String(Date.now() % 1_000_000) }) {
  const given = { SOAK_MINUTES: toNumber('minutes', minutes), SOAK_SEED: toNumber('seed', seed) }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careers-soak-'))
  const end = path.join(folder, 'end')
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    STRESS: 'true',
    REQUIRE_ALL_SUITES: '1',
    ...given,
    SOAK_END: end,
  }
  console.log(`npm run soak -- --minutes ${minutes} --seed ${seed}`)
  const args = [
    ...['node_modules/jest/bin/jest.js', '--config', 'tests/config/jest.config.cjs'],
    ...['--selectProjects=browser', '--', 'tests/browser/soak.test.ts'],
  ]
  // In a group of its own: a signal for this one would end it before it has ended what it has started.
  const soak = spawn(process.execPath, args, { stdio: 'inherit', env, detached: true })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => writeFileSync(end, ''))
  const [code] = await once(soak, 'close')
  rmSync(folder, { recursive: true })
  process.exitCode = code === 0 ? 0 : 1
}

function toNumber(name, text) {
  if (text !== '' && Number(text) > 0 && Number.isFinite(Number(text))) return text
  throw new UsageError(`--${name} must be a number above 0, found "${text}"`)
}
