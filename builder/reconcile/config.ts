import { createEnvironmentReader, type Environment } from '../shared/environment.js'
import { LOG_LEVELS, type LogLevel } from '../shared/log-levels.js'
import { LONGEST_BUILD } from '../shared/protocol.js'
import type { WatchPace } from './watch.js'

const HOUR = 3_600_000

/** Settings of `reconcile` besides those of every build. Durations in ms. */
export interface ReconcileConfig extends WatchPace {
  /** A build that takes longer is abandoned. */
  deadline: number
  /** Master ref to wait for, as given by a launcher. */
  hintedRef: string | null
  /** Identifies the webhook for which a launcher has started this process. */
  requestId: string | null
  /** File that a watcher touches as long as it works. */
  heartbeatPath: string | null
  logLevel: LogLevel
}

export function readReconcileConfig(env: Environment): ReconcileConfig {
  const read = createEnvironmentReader(env)
  return {
    firstDelay: read.integer('REBUILD_FIRST_DELAY_MS', 200, 0, HOUR),
    quiet: read.integer('REBUILD_QUIET_MS', 2_000, 0, HOUR),
    limit: read.integer('REBUILD_QUIET_LIMIT_MS', 20_000, 0, HOUR),
    poll: read.integer('REBUILD_POLL_MS', 60_000, 100, HOUR),
    refDelay: read.integer('REBUILD_REF_DELAY_MS', 30_000, 0, HOUR),
    inboxPoll: 1_000,
    deadline: read.integer('REBUILD_DEADLINE_MS', 900_000, 1_000, LONGEST_BUILD),
    hintedRef: read.optional('REBUILD_REF'),
    requestId: read.optional('REBUILD_REQUEST_ID'),
    heartbeatPath: read.optional('HEARTBEAT_PATH'),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
  }
}
