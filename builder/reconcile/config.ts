import { readFileSync } from 'node:fs'
import { createEnvironmentReader } from '../shared/environment.js'
import type { WatchPace } from './watch.js'

const HOUR = 3_600_000

/** How eagerly `reconcile` follows, from the environment. All in ms. */
export interface ReconcileConfig extends WatchPace {
  /** A build that takes longer is given up. */
  deadline: number
  /** A master ref that must be waited for, as a launcher names it. */
  hintedRef: string | null
  /** Of the webhook that a launcher started this for. */
  requestId: string | null
  logLevel: 'debug' | 'info' | 'warn' | 'error'
}

export function readReconcileConfig(env: Record<string, string | undefined>): ReconcileConfig {
  const read = createEnvironmentReader(env, (file) => readFileSync(file, 'utf8'))
  return {
    firstDelay: read.integer('REBUILD_FIRST_DELAY_MS', 200, 0, HOUR),
    quiet: read.integer('REBUILD_QUIET_MS', 2_000, 0, HOUR),
    limit: read.integer('REBUILD_QUIET_LIMIT_MS', 20_000, 0, HOUR),
    poll: read.integer('REBUILD_POLL_MS', 60_000, 100, HOUR),
    refDelay: read.integer('REBUILD_REF_DELAY_MS', 30_000, 0, HOUR),
    look: 1_000,
    deadline: read.integer('REBUILD_DEADLINE_MS', 900_000, 1_000, HOUR),
    hintedRef: read.optional('REBUILD_REF'),
    requestId: read.optional('REBUILD_REQUEST_ID'),
    logLevel: read.choice('LOG_LEVEL', ['debug', 'info', 'warn', 'error'], 'info'),
  }
}
