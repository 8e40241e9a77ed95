import { createEnvironmentReader, type Environment } from '../shared/config/environment.js'
import { LOG_LEVELS, type LogLevel } from '../shared/config/log-levels.js'
import type { WatchPace } from './watch.js'

const HOUR = 3_600_000
/** The alert BuildHanging counts on it: deploy/alerts.yaml. */
const DEADLINE = 900_000

/** In ms. A burst of hints ends after `quiet` without one, after `limit` at the latest. */
const PACE = { firstDelay: 200, quiet: 2_000, limit: 20_000, refDelay: 30_000, inboxPoll: 1_000 }

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
    ...PACE,
    poll: read.integer('REBUILD_POLL_MS', 60_000, 100, HOUR),
    deadline: DEADLINE,
    hintedRef: read.optional('REBUILD_REF'),
    requestId: read.optional('REBUILD_REQUEST_ID'),
    heartbeatPath: read.optional('HEARTBEAT_PATH'),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
  }
}
