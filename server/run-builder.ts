import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { WRONG_SETTING } from '../builder/shared/site-root/protocol.js'

type Environment = Record<string, string | undefined>

/**
 * A process of its own, so that a build that runs out of memory does not end the server. It says by itself
 * what is wrong.
 */
export async function runBuilder(
  projectRoot: string,
  args: readonly string[],
  env: Environment,
): Promise<'done' | 'failed' | 'misconfigured'> {
  const child = spawnBuilder(projectRoot, args, env)
  let isMisconfigured = false
  child.on('message', (message) => (isMisconfigured ||= message === WRONG_SETTING))
  const code = await toExitCode(child)
  return isMisconfigured ? 'misconfigured' : code === 0 ? 'done' : 'failed'
}

/** Restarts a watching builder that ends by itself. */
export function keepBuilderWatching(
  projectRoot: string,
  env: Environment,
): { restart: () => void; stop: () => Promise<void> } {
  let isStopped = false
  let isRestarted = false
  let delay = FIRST_DELAY
  let startedAt = 0
  let child: ChildProcess
  const start = () => {
    isRestarted = false
    startedAt = performance.now()
    child = spawnBuilder(projectRoot, ['reconcile', '--watch'], env)
    void toExitCode(child).then(
      (code) => startAgain(`ended with ${code}`),
      (error: Error) => startAgain(`could not be started: ${error.message}`),
    )
  }
  const startAgain = (reason: string) => {
    if (isStopped) return
    if (isRestarted) return start()
    // A wrong setting ends it each time.
    delay =
      performance.now() - startedAt > LONGEST_DELAY
        ? FIRST_DELAY
        : Math.min(delay * 2, LONGEST_DELAY)
    console.error(`The builder ${reason}; it is restarted in ${delay / 1000} s.`)
    setTimeout(() => isStopped || start(), delay).unref()
  }
  start()
  return {
    /** With code that has changed. */
    restart: () => {
      isRestarted = true
      child.kill('SIGTERM')
    },
    stop: async () => {
      isStopped = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** In ms, between two restarts. */
const FIRST_DELAY = 500
const LONGEST_DELAY = 64_000

/** The builder stops when the IPC channel closes, that is, when this process ends. */
function spawnBuilder(
  projectRoot: string,
  args: readonly string[],
  env: Environment,
): ChildProcess {
  const cli = path.join(projectRoot, 'dist/builder/cli.js')
  return spawn(process.execPath, [cli, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env,
  })
}

function toExitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
