import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PROJECT_ROOT = path.resolve(__dirname, '../../..')
const CLI = path.join(PROJECT_ROOT, 'dist/builder/cli.js')
const HURRY = path.join(__dirname, 'hurry.cjs')

export interface CommandRun {
  /** Null if it was killed. */
  code: number | null
  output: string
  errors: string
}

export interface RunningCommand {
  ended: Promise<CommandRun>
  kill: () => void
}

/** A command of the builder, with short waits, whose `.env` and memory are in `folder`. */
export function startCommand(
  args: readonly string[],
  env: Record<string, string>,
  input = '',
): RunningCommand {
  const child = spawn(process.execPath, ['--require', HURRY, CLI, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {}).end(input)
  const said = { output: '', errors: '' }
  child.stdout.on('data', (chunk) => (said.output += chunk))
  child.stderr.on('data', (chunk) => (said.errors += chunk))
  const ended = new Promise<CommandRun>((resolve) => {
    child.once('close', (code) => resolve({ code, ...said }))
  })
  return { ended, kill: () => child.kill('SIGKILL') }
}

/** A folder for what `connect` writes, with content of a few documents that link to each other. */
export function makeConnectFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'connect-'))
  const content = path.join(folder, 'content')
  const write = (name: string, value: unknown) => {
    const file = path.join(content, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  }
  const link = (type: string, uid: string) => ({
    link_type: 'Document',
    id: `${type}-${uid}`,
    type,
  })
  const picture = {
    url: '{{images}}/hero.svg?auto=compress,format',
    dimensions: { width: 40, height: 20 },
    alt: 'A wave',
  }
  const document = (type: string, uid: string | null, data: object) =>
    write(`documents/${type}/${uid}.json`, { id: `${type}-${uid}`, type, uid, data })
  write('repository.json', { name: 'few' })
  write('images/hero.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>')
  document('site_settings', null, { organisation_name: 'Few', share_image: picture, logo: {} })
  document('department', 'water', { name: 'Water' })
  document('page', 'home', { title: 'Home', parent: link('page', 'about'), hero: picture })
  document('page', 'about', { title: 'About', parent: link('page', 'home') })
  document('job', '1001', { title: 'Engineer', department: link('department', 'water') })
  return { folder, envFile: path.join(folder, '.env'), content }
}
