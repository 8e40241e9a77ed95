import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'careers-command-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** The builder as a process, without a content service to ask. */
function start(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'dist/builder/cli.js'), ...args],
    { encoding: 'utf8', env: { SITE_ROOT: folder, PRISMIC_API_ENDPOINT: 'http://127.0.0.1:1' } },
  )
  return { status, stdout, stderr }
}

/** The same where nothing may be done. */
function run(...args: string[]) {
  const ended = start(...args)
  expect(readdirSync(folder)).toEqual([])
  return ended
}

describe.each([
  ...['bundle', 'generate', 'reconcile', 'publish-image', 'rollback', 'approve'],
  'import-greenhouse',
])('the command %s', (command) => {
  it('explains itself with --help and does nothing else', () => {
    const { status, stdout, stderr } = run(command, '--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^Usage: ${command}[^]*  --help `))
    expect(run('--help').stdout).toContain(`  ${command} `)
  })

  it('prints the version with --version and does nothing else', () => {
    expect(run(command, '--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' })
  })

  it('refuses an unknown option with exit code 2 and one line that names the nearest', () => {
    const stderr = `Unknown option of ${command}: "--hepl". Did you mean "--help"?\n`
    expect(run(command, '--hepl')).toEqual({ status: 2, stdout: '', stderr })
  })
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
  [['import-greenhouse', '--board', 'acme'], 'import-greenhouse: --out is missing.'],
])('the builder refuses the command line %j with exit code 2', (args, message) => {
  expect(run(...args)).toEqual({ status: 2, stdout: '', stderr: `${message}\n` })
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
