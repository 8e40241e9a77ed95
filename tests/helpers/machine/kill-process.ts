import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Resolves when the process has ended, so that it writes no file any more. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
