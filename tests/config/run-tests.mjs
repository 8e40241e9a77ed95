import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findNodeProblem, findPackageProblem } from '../../server/commands/check-machine.mjs'

/*
 * All tests, in two runs of Jest; arguments go to both. Starting and stopping containers changes the
 * machine's network interfaces, and at each such change Chromium drops the requests under way
 * (ERR_NETWORK_CHANGED). So no browser is open while containers come and go. Their suites mostly wait for
 * the engine; those of `integration` use the processors meanwhile.
 */
const RUNS = [
  ['container', 'integration'],
  ['unit', 'browser', 'engines'],
]
const PROJECTS = RUNS.flat()
/** Chromium shows what a change breaks; the other engines are asked before a release. */
const BEFORE_EACH_CHANGE = PROJECTS.filter((name) => name !== 'engines')

const jest = ['node_modules/jest/bin/jest.js', '--config', 'tests/config/jest.config.cjs']
const PROGRAMS = 'dist/builder/shared/programs'
const SPEC = {
  summary: 'Runs the tests whose paths contain one of the arguments, or all.',
  argument: '[PATH]...',
  options: {
    selectProjects: {
      type: 'string',
      description: `only tests of these projects: ${PROJECTS.join(' ')}`,
    },
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
  const { parseCommandLine, refuseUnknown, describeCommand } = await import(
    `../../${PROGRAMS}/command-line.js`
  )
  const { readVersion, toExitCode } = await import(`../../${PROGRAMS}/run-program.js`)
  const { tokens } = parseArgs({ args, options: SPEC.options, strict: false, tokens: true })
  const positionals = tokens.filter(({ kind }) => kind === 'positional')
  // Jest's, which takes many.
  const paths = new Set(positionals.map(({ index }) => index))
  try {
    const { wants } = parseCommandLine(
      'npm test',
      SPEC,
      args.filter((_, index) => !paths.has(index)),
    )
    if (wants === 'help') console.log(describeCommand('npm test --', SPEC))
    if (wants === 'version') console.log(readVersion())
    if (wants !== null) return 0
    const { projects, others } = takeProjects(args, tokens)
    const unknown = projects.find((name) => !PROJECTS.includes(name))
    if (unknown !== undefined) refuseUnknown('project of npm test', unknown, PROJECTS)
    return runAll(others, projects.length > 0 ? projects : toUsual(others))
  } catch (error) {
    console.error(error.message)
    return toExitCode(error)
  }
}

/** A path may lie in any project. */
function toUsual(others) {
  const isAll = process.env.STRESS === 'true' || others.some((each) => !each.startsWith('-'))
  return isAll ? PROJECTS : BEFORE_EACH_CHANGE
}

/** The names after `--selectProjects` as Jest reads them, except that a path may follow them. */
function takeProjects(args, tokens) {
  const projects = []
  const taken = new Set()
  let isList = false
  for (const { kind, name, value, index, inlineValue } of tokens) {
    const isOption = kind === 'option' && name === 'selectProjects'
    isList = isOption || (isList && kind === 'positional' && PROJECTS.includes(value))
    if (!isList) continue
    projects.push(value)
    taken.add(index)
    if (isOption && !inlineValue) taken.add(index + 1)
  }
  return { projects, others: args.filter((_, index) => !taken.has(index)) }
}

function runAll(asked, selected) {
  if (asked.length === 0) bundleLanguages()
  const runs = RUNS.map((projects) => projects.filter((name) => selected.includes(name)))
  const statuses = runs
    .filter((projects) => projects.length > 0)
    .map((projects) => runJest(projects, asked))
  return statuses.every((status) => status === 0) ? 0 : 1
}

/** Suites of a site in several languages need it, and would wait for it too long where all processors are busy. */
function bundleLanguages() {
  const env = { ...process.env, CONTENT_LANGS: 'en-gb,de-de' }
  spawnSync(process.execPath, ['dist/builder/cli.js', 'bundle'], { env, stdio: 'inherit' })
}

function runJest(projects, asked) {
  // Jest takes all that follows --selectProjects for names, up to the next option.
  const options = ['--selectProjects', ...projects, '--passWithNoTests', ...asked]
  return spawnSync(process.execPath, [...jest, ...options], { stdio: 'inherit' }).status
}
