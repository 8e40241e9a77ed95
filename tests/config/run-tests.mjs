import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findNodeProblem, findPackageProblem } from '../../server/commands/check-machine.mjs'

/*
 * All tests, in two runs of Jest; arguments go to both. Starting and stopping containers changes the
 * machine's network interfaces, and at each such change Chromium drops the requests under way
 * (ERR_NETWORK_CHANGED). So no browser is open while containers come and go.
 */
const RUNS = [
  ['unit', 'browser'],
  ['integration', 'container'],
]

const jest = ['node_modules/jest/bin/jest.js', '--config', 'tests/config/jest.config.cjs']
const PROGRAMS = 'dist/builder/shared'
const SPEC = {
  summary: 'Runs the tests whose paths contain one of the arguments, or all.',
  argument: '[PATH]...',
  options: {
    testNamePattern: { type: 'string', description: 'only tests with this in their title' },
    runInBand: { type: 'boolean', description: 'one file after the other' },
    bail: { type: 'boolean', description: 'end at the first failure' },
    verbose: { type: 'boolean', description: 'name each test' },
    listTests: { type: 'boolean', description: 'name the files and do nothing else' },
  },
}

const problem = findNodeProblem() ?? findPackageProblem() ?? findProgramProblem()
if (problem === null) process.exitCode = await runTests(process.argv.slice(2))
else {
  console.error(problem)
  process.exitCode = 1
}

function findProgramProblem() {
  return existsSync(PROGRAMS) ? null : 'The programs are not compiled: run npm run compile first.'
}

async function runTests(args) {
  const { parseCommandLine, describeCommand } = await import(`../../${PROGRAMS}/command-line.js`)
  const { readVersion, toExitCode } = await import(`../../${PROGRAMS}/run-program.js`)
  // The paths, of which there may be many, are Jest's.
  const { tokens } = parseArgs({ args, options: SPEC.options, strict: false, tokens: true })
  const paths = new Set(
    tokens.filter(({ kind }) => kind === 'positional').map(({ index }) => index),
  )
  try {
    const { wants } = parseCommandLine(
      'npm test',
      SPEC,
      args.filter((_, index) => !paths.has(index)),
    )
    if (wants === 'help') console.log(describeCommand('npm test --', SPEC))
    if (wants === 'version') console.log(readVersion())
    return wants === null ? runAll(args) : 0
  } catch (error) {
    console.error(error.message)
    return toExitCode(error)
  }
}

function runAll(asked) {
  const statuses = RUNS.map((projects) =>
    runJest([...jest.slice(1), ...asked, '--passWithNoTests', '--selectProjects', ...projects]),
  )
  return statuses.every((status) => status === 0) ? 0 : 1
}

function runJest(options) {
  return spawnSync(process.execPath, [jest[0], ...options], { stdio: 'inherit' }).status
}
