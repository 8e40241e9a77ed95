import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { PROJECT_ROOT } from './create-test-site.js'

/** How a disk fails: it is full from an operation on, or fails one. */
export type DiskFailure = 'ENOSPC' | 'EIO'

export interface FailedBuild {
  /** Of the build's error; null if it succeeded. */
  message: string | null
  output: string
  /** Those that wrote, each with its file. */
  operations: string[]
}

/** A process of the compiled builder, of this or another user, whose disk fails when it is told to. */
export function startFailingBuilder(env: Record<string, string>, user?: number) {
  const ids = user === undefined ? {} : { uid: user, gid: user }
  const child = fork(path.join(__dirname, 'build-on-request.mjs'), { stdio: 'inherit', ...ids })
  return {
    /** Without a number, no operation fails. */
    build: async (siteRoot: string, write: number | null = null, code: DiskFailure = 'EIO') => {
      const variables = { ...env, SITE_ROOT: siteRoot }
      child.send({ env: variables, projectRoot: PROJECT_ROOT, write, code })
      const [answer] = (await once(child, 'message')) as [FailedBuild]
      return answer
    },
    close: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
