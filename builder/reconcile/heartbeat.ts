import { utimesSync, writeFileSync } from 'node:fs'
import { memoize } from '../../client/shared/lib/memoize.js'
import { explainFileError } from '../shared/site-root/explain-file-error.js'
import type { Warn } from '../shared/site-root/json-files.js'

/** Shows to others that a watching builder still does its rounds, by when a file was last touched. */
export interface Heartbeat {
  beat: () => void
  /** Beats also while something runs that may take longer than a round. */
  during: <Result>(run: () => Promise<Result>) => Promise<Result>
}

/** In ms. Far less than what `builder/reconcile/check-heartbeat.sh` allows. */
const INTERVAL = 10_000

/** Without a file it does nothing. */
export function createHeartbeat(file: string | null, warn: Warn): Heartbeat {
  const warnOnce = memoize(warn)
  const beat = () => {
    if (file === null) return
    try {
      touch(file)
    } catch (error) {
      warnOnce(`HEARTBEAT_PATH: ${explainFileError(error as Error)}`)
    }
  }
  return {
    beat,
    during: async (run) => {
      beat()
      const timer = setInterval(beat, INTERVAL)
      try {
        return await run()
      } finally {
        clearInterval(timer)
      }
    },
  }
}

/** Takes no space, so that it succeeds on a full disk too. */
function touch(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    writeFileSync(file, '')
  }
}
