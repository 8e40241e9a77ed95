import { createBuildMemory } from '../generate/build-memory.js'
import type { Logger } from 'pino'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import { withWatch } from '../release/fencing.js'
import { pruneReleases } from '../release/prune-releases.js'
import { explainFileError } from '../shared/site-root/explain-file-error.js'
import { createLogger } from '../shared/programs/logger.js'
import { createHeartbeat, type Heartbeat } from './heartbeat.js'
import { loadReconcilePorts } from './load-reconcile-ports.js'
import type { ReconcileConfig } from './config.js'
import type { Log, ReconcilePorts } from './reconcile-ports.js'
import { keepUnwritten } from './unwritten-state.js'
import { withInbox, type Inbox } from './with-inbox.js'
import { watch } from './watch.js'

interface Watcher {
  config: BuilderConfig
  settings: ReconcileConfig
  allowsDrop: boolean
  stop: AbortSignal
  logger: Logger
  heartbeat: Heartbeat
}

/**
 * `reconcile --watch`. Resolves to the exit code: 0 when `stop` aborts, which discards a running build, and 1
 * after an error with which it cannot go on.
 */
export async function watchSite(
  config: BuilderConfig,
  settings: ReconcileConfig,
  allowsDrop: boolean,
  stop: AbortSignal,
): Promise<number> {
  const logger = createLogger('builder', settings.logLevel)
  const heartbeat = createHeartbeat(settings.heartbeatPath, (text) => logger.warn(text))
  const watcher = { config, settings, allowsDrop, stop, logger, heartbeat }
  try {
    heartbeat.beat()
    await withInbox(config.inboxRoot, async (inbox) => {
      stop.addEventListener('abort', inbox.wake)
      const ports = await loadWatchPorts(watcher, inbox)
      await Promise.race([watchInTurn(watcher, ports), untilAborted(stop)])
    })
    logger.info('stopped')
    return 0
  } catch (error) {
    const { siteRoot } = config
    logger.fatal({ siteRoot }, `ended: ${explainFileError(error as Error, siteRoot)}`)
    return 1
  }
}

async function loadWatchPorts(watcher: Watcher, inbox: Inbox): Promise<ReconcilePorts> {
  const { config, settings, allowsDrop, logger, heartbeat } = watcher
  const log: Log = (level, message, fields) => logger[level](fields, message)
  const ports = await loadReconcilePorts(config, {
    progress: createLogProgress(logger),
    log,
    // The end of each round that builds nothing.
    pause: (ms) => {
      heartbeat.beat()
      return inbox.pause(ms)
    },
    allowsDrop,
    memory: createBuildMemory(),
  })
  const generate: ReconcilePorts['generate'] = (choices) => {
    // A running computation cannot be cancelled, so the process ends and its supervisor restarts it.
    const timer = setTimeout(() => {
      logger.fatal({ deadlineMs: settings.deadline }, 'the build takes too long: giving up')
      process.exit(1)
    }, settings.deadline)
    return heartbeat.during(() => ports.generate(choices)).finally(() => clearTimeout(timer))
  }
  // A long board is read for the first time.
  const lookAtBoard = () => heartbeat.during(ports.lookAtBoard)
  return { ...ports, ...keepUnwritten(ports, log), lookAtBoard, generate }
}

/** After any other builder that watches the site already. */
function watchInTurn(watcher: Watcher, ports: ReconcilePorts): Promise<void> {
  const { config, settings, stop, logger, heartbeat } = watcher
  const { siteRoot } = config
  const run = async () => {
    // Removes what a killed process has left.
    await pruneReleases(siteRoot).catch((error: Error) =>
      logger.warn(`Cleaning up: ${explainFileError(error)}`),
    )
    logger.info({ siteRoot, pollMs: settings.poll }, 'watching')
    await watch(ports, settings, () => stop.aborted)
  }
  return withWatch(siteRoot, run, (attempt) => {
    heartbeat.beat()
    if (attempt === 1) logger.info({ siteRoot }, 'another builder watches this site: standing by')
  })
}

function untilAborted(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => stop.addEventListener('abort', () => resolve()))
}

/** One line per step instead of a terminal's progress display. */
function createLogProgress(logger: Logger): Progress {
  return {
    step: async (name, run) => {
      const startedAt = performance.now()
      const result = await run(() => {})
      logger.debug({ step: name, durationMs: Math.round(performance.now() - startedAt) }, 'step')
      return result
    },
    note: (text) => logger.info(text),
    warn: (text) => logger.warn(text),
    fail: (text) => logger.error(text),
  }
}
