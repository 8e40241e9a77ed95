import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { BOARD_VENDORS } from '../../builder/shared/config/job-board.js'
import { FORMAT } from '../../builder/shared/site-root/site-format.js'

const ROOT = path.resolve(__dirname, '../..')
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'careers-command-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** A program as a process. */
function runProgram(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
  })
  return { status, stdout, stderr }
}

/** The builder, without a content service to ask. */
function start(...args: string[]) {
  const env = { SITE_ROOT: folder, SAMPLE_API_ENDPOINT: 'http://127.0.0.1:1' }
  return runProgram(['dist/builder/cli.js', ...args], env)
}

/** The same where nothing may be done. */
function run(...args: string[]) {
  const ended = start(...args)
  expect(readdirSync(folder)).toEqual([])
  return ended
}

const COMMANDS = [
  ...['bundle', 'generate', 'reconcile', 'publish-image', 'rollback', 'approve'],
  ...['icons', 'connect', 'doctor', 'report', 'import-greenhouse'],
]

/** To start a program costs most, so one asks all commands. */
const ASK_ALL = `
import { COMMANDS } from './dist/builder/commands/commands.js'
const answers = {}
for (const [name, { run }] of Object.entries(COMMANDS)) {
  const said = (answers[name] = [])
  console.log = (text) => said.push(text)
  for (const option of ['--help', '--version', '--hepl'])
    await run(name, [option]).catch(({ name, message }) => said.push(name + ': ' + message))
}
process.stdout.write(JSON.stringify(answers))`

it('each command explains itself, prints its version, names the nearest to an unknown option, and does nothing else', () => {
  const args = ['--input-type=module', '--eval', ASK_ALL]
  const { stdout, stderr } = runProgram(args, { SITE_ROOT: folder })
  expect([stderr, readdirSync(folder)]).toEqual(['', []])
  const usage = (name: string) => expect.stringMatching(new RegExp(`^Usage: ${name}[^]*  --help `))
  expect(JSON.parse(stdout)).toEqual(
    Object.fromEntries(
      COMMANDS.map((name) => [
        name,
        [
          usage(name),
          version,
          `UsageError: Unknown option of ${name}: "--hepl". Did you mean "--help"?`,
        ],
      ]),
    ),
  )
})

it('the builder explains its commands, and prints its version', () => {
  const { status, stdout, stderr } = run('--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const command of COMMANDS) expect(stdout).toContain(`  ${command} `)
  expect(run('generate', '--help').stdout).toMatch(/^Usage: generate /)
  expect(run('generate', '--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' })
})

it.each([
  [['genrate'], 'Unknown command: "genrate". Did you mean "generate"?'],
  [
    ['generate', '--allow-dorp'],
    'Unknown option of generate: "--allow-dorp". Did you mean "--allow-drop"?',
  ],
  [['reconcile', 'watch'], 'Unknown argument of reconcile: "watch". Did you mean "--watch"?'],
  [['reconcile', '--watch=3'], "reconcile: Option '--watch' does not take an argument"],
  [['approve'], 'approve: REF is missing.'],
  [
    ['rollback', '--to-format', 'one'],
    `rollback: --to-format must be a number from 1 to ${FORMAT}.`,
  ],
  [['import-greenhouse', '--board', 'acme'], 'import-greenhouse: --out is missing.'],
  [
    ['import-greenhouse', '--board', 'levr:acme', '--out', 'imported'],
    `import-greenhouse: --board "levr:acme" must be VENDOR:COMPANY, as in greenhouse:acme; vendors are ${BOARD_VENDORS.join(', ')}.`,
  ],
])('the builder refuses the command line %j with exit code 2', (args, message) => {
  expect(run(...args)).toEqual({ status: 2, stdout: '', stderr: `${message}\n` })
})

it('report counts a log, compressed too, for a terminal, a spreadsheet, programs and people', () => {
  const line = {
    time: '2026-11-16T09:00:00+00:00',
    method: 'GET',
    status: 200,
    userAgent: 'Firefox',
  }
  const log = path.join(folder, 'web.log')
  writeFileSync(log, `${JSON.stringify({ ...line, path: '/benefits' })}\n`)
  writeFileSync(`${log}.gz`, gzipSync(readFileSync(log)))
  const page = path.join(folder, 'report.html')

  expect(start('report', log, '--html', page).stdout).toMatch(/^2026-11-16\n1 visits/)
  expect(readFileSync(page, 'utf8')).toContain('<th scope="row">/benefits</th>')
  expect(start('report', `${log}.gz`, '--csv').stdout).toContain('\r\npage,/benefits,1,\r\n')
  expect(JSON.parse(start('report', log, '--json').stdout)).toMatchObject({ visits: 1 })
  expect(start('report', log, '--csv', '--json')).toMatchObject({
    status: 2,
    stderr: 'report: give --csv or --json, not both.\n',
  })
  const missing = path.join(folder, 'none.log')
  expect(start('report', missing)).toEqual({
    status: 1,
    stdout: '',
    stderr: `report: ${missing} cannot be read: there is no such file. Check its name.\n`,
  })
  const nowhere = path.join(folder, 'none/report.html')
  expect(start('report', log, '--html', nowhere)).toEqual({
    status: 1,
    stdout: '',
    stderr: `report: there is no folder for ${nowhere}. Make it first: mkdir -p ${path.dirname(nowhere)}\n`,
  })
})

const WITH_CONTENT_SERVICE = 'dist/server/content-service/with-content-service.js'

it.each([
  ['npm start', 'dist/server/start.js'],
  ['npm run dev', 'dist/server/dev.js'],
  ['content', 'dist/server/content-service/start.js'],
  ['with-content-service', WITH_CONTENT_SERVICE],
  ['sidecar', 'dist/server/sidecar/start.js'],
  ['npm test', 'tests/config/run-tests.mjs'],
])('the program %s explains itself without starting anything', (name, file) => {
  const { status, stdout, stderr } = runProgram([file, '--help'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`^Usage: ${name}[^]*Exit codes: 0 done, 1 failed, 2 wrong`))
})

// The others answer by the same function as the first of these.
it.each([
  ['content', 'dist/server/content-service/start.js'],
  ['with-content-service', WITH_CONTENT_SERVICE],
  ['npm test', 'tests/config/run-tests.mjs'],
])('the program %s prints its version, and refuses an unknown option in one line', (name, file) => {
  const stderr = `Unknown option of ${name}: "--hepl". Did you mean "--help"?\n`
  expect(runProgram([file, '--hepl'])).toEqual({ status: 2, stdout: '', stderr })
  expect(runProgram([file, '--version'])).toEqual({
    status: 0,
    stdout: `${version}\n`,
    stderr: '',
  })
})

describe('npm test', () => {
  const listTests = (...args: string[]) =>
    runProgram(['tests/config/run-tests.mjs', '--selectProjects', ...args])

  it('takes the names of projects as Jest does, and what follows them for paths', () => {
    const paths = ['tests/unit/readme', 'integration/site/contract', 'browser/pages/fonts']
    const { status, stdout } = listTests('unit', 'integration', ...paths, '--listTests')
    const listed = stdout.split('\n').filter((line) => path.isAbsolute(line))
    expect([status, listed.map((file) => path.relative(ROOT, file)).sort()]).toEqual([
      0,
      ['tests/integration/site/contract.test.ts', 'tests/unit/readme.test.ts'],
    ])
  })

  it('refuses an unknown project with exit code 2 and one line that names the nearest', () => {
    const stderr = 'Unknown project of npm test: "unti". Did you mean "unit"?\n'
    expect(listTests('unti', '--listTests')).toEqual({ status: 2, stdout: '', stderr })
  })
})

it('a command that needs the sample’s service explains itself without starting it', () => {
  const { status, stdout } = runProgram(
    [WITH_CONTENT_SERVICE, 'node', 'dist/builder/cli.js', 'generate', '--help'],
    // A service could not listen there.
    { CONTENT_PORT: 'none' },
  )
  expect([status, stdout.split('\n')[0]]).toEqual([0, 'Usage: generate [OPTION]...'])
})

it('the builder names its commands when it is given none', () => {
  const { status, stderr } = run()
  expect(status).toBe(2)
  expect(stderr).toMatch(/^Name a command: bundle, generate, .+\.\n$/)
})

it('a command that fails for another reason exits with 1 and one line', () => {
  const { status, stderr } = start('rollback')
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'Nothing is live yet, so there is nothing to roll back.\n',
  })
})

it.each([
  // Those that read content begin with a note that it is the sample's.
  ['generate', [undefined, 'started', 'failed', undefined]],
  ['reconcile', [undefined, undefined]],
  ['rollback', ['started', 'failed', undefined]],
])('with --json, %s writes one JSON object a line, the last with its error', (command, states) => {
  const { status, stdout, stderr } = start(command, '--json')
  expect(status).toBe(1)
  const events = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { state?: string })
  expect(events.map(({ state }) => state)).toEqual(states)
  const error = { event: 'error', text: stderr.trim(), level: 'error', service: 'builder' }
  expect(events.at(-1)).toEqual({ ...error, time: expect.stringMatching(/^\d{4}-.+Z$/) })
})
