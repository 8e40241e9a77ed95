import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const PROJECT_ROOT = path.resolve(__dirname, '../../..')

/** A program of the project as a process of its own, which faults end and start again. */
export interface Program {
  pid: () => number
  /** The end of what it has logged. */
  lastLines: () => string
  start: () => Promise<void>
  kill: () => Promise<void>
}

interface ProgramOptions {
  args: readonly string[]
  env: Record<string, string>
  /** What it logs once it is at work. */
  ready: RegExp
  /** Called when it ends without having been killed. */
  onEnd: (lastLines: string) => void
}

export function createProgram({ args, env, ready, onEnd }: ProgramOptions): Program {
  let child: ChildProcess | undefined
  let lines = ''
  return {
    pid: () => child?.pid ?? 0,
    lastLines: () => lines,
    async start() {
      const [program = '', ...rest] = args
      const started = spawn(process.execPath, [path.join(PROJECT_ROOT, program), ...rest], {
        env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      lines = ''
      await new Promise<void>((resolve) => {
        for (const stream of [started.stdout, started.stderr]) {
          stream.on('data', (chunk: Buffer) => {
            lines = (lines + String(chunk)).slice(-4_000)
            if (ready.test(lines)) resolve()
          })
        }
        started.once('close', () => {
          resolve()
          if (child === started) onEnd(lines)
        })
      })
    },
    async kill() {
      const ended = child
      child = undefined
      if (ended === undefined || ended.exitCode !== null || ended.signalCode !== null) return
      ended.kill('SIGKILL')
      await once(ended, 'close')
    },
  }
}
