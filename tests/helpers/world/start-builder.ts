import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { killProcess } from '../machine/kill-process.js'

export interface BuildOrder {
  env: Record<string, string>
  projectRoot: string
  /** The builder's clock, in ms. */
  now: number
  isWhole: boolean
  /** Whether the process keeps, and uses, what a watching builder remembers. */
  remembers: boolean
}

export interface BuildReport {
  /** Why there is no release. */
  error: string | null
  warnings: string[]
}

export interface BuilderProcess {
  build: (order: BuildOrder) => Promise<BuildReport>
  /** Builds on as after a start again. Resolves when nothing is written to the site any more. */
  forget: () => Promise<void>
  stop: () => Promise<void>
  pid: number
}

/** A builder in a process of its own, of a site in one language or in several. The code must have been compiled and bundled. */
export function startBuilder(languages: { CONTENT_LANGS?: string } = {}): BuilderProcess {
  const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...languages }
  const child = fork(path.join(__dirname, 'builder-process.mjs'), { env, execArgv: [] })
  const ask = async (message: BuildOrder | 'forget') => {
    const answer = once(child, 'message')
    child.send(message)
    const [report] = await answer
    return report as BuildReport
  }
  return {
    build: ask,
    forget: async () => void (await ask('forget')),
    stop: () => killProcess(child),
    pid: child.pid ?? 0,
  }
}
