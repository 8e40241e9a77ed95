import { spawn } from 'node:child_process'
import path from 'node:path'
import { PROJECT_ROOT } from './create-test-site.js'

/** At its end, a process writes what Linux knows of it to file descriptor 3. */
const REPORT = `import { readFileSync, writeSync } from 'node:fs'
process.on('exit', () => writeSync(3, readFileSync('/proc/self/status')))`

export interface BuilderRun {
  code: number
  /** What it wrote to standard output and to standard error. */
  output: string
  errors: string
  /** The most memory that was resident at any time, in MB. */
  peak: number
}

/** The builder as ops run it: a process with an exit code. The code must have been compiled. */
export function runBuilder(command: string, env: Record<string, string>): Promise<BuilderRun> {
  const report = `data:text/javascript,${encodeURIComponent(REPORT)}`
  const cli = path.join(PROJECT_ROOT, 'dist/builder/cli.js')
  const child = spawn(process.execPath, ['--import', report, cli, command], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const [, output, errors, status] = child.stdio.map((stream) => {
    const written = { text: '' }
    stream?.on('data', (chunk) => (written.text += String(chunk)))
    return written
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const [, kilobytes] = /VmHWM:\s*(\d+) kB/.exec(status?.text ?? '') ?? []
      resolve({
        code: code ?? -1,
        output: output?.text ?? '',
        errors: errors?.text ?? '',
        peak: Number(kilobytes) / 1024,
      })
    })
  })
}
