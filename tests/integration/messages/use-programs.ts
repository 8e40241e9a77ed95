import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'

export const BUILDER = 'dist/builder/cli.js'
export const LAUNCHER = 'server/commands/run.mjs'

interface Run {
  env?: Record<string, string>
  /** Where the program is; by default this project. */
  root?: string
  nodeOptions?: string[]
}

/** Runs programs as their users do, with a site root of their own for all tests of a file. */
export function usePrograms() {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'careers-messages-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  async function run(
    argv: string[],
    { env = {}, root = PROJECT_ROOT, nodeOptions = [] }: Run = {},
  ) {
    const child = spawn(process.execPath, [...nodeOptions, ...argv], {
      cwd: root,
      env: { PATH: process.env['PATH'], SITE_ROOT: path.join(folder, 'site'), ...env },
    })
    const said = { output: '', errors: '' }
    child.stdout.on('data', (chunk) => (said.output += String(chunk)))
    child.stderr.on('data', (chunk) => (said.errors += String(chunk)))
    const [code] = (await once(child, 'close')) as [number]
    return { code, ...said }
  }
  return { run, folder: () => folder }
}
