import { createBuildMemory } from '../build-memory.js'
import type { Logger } from 'pino'
import type { BuilderConfig } from '../config.js'
import type { Progress } from '../lib/progress.js'
import { withWatch } from '../release/fencing.js'
import { pruneReleases } from '../release/prune-releases.js'
import { explainFileError } from '../shared/explain-file-error.js'
import { createLogger } from '../shared/logger.js'
import { loadReconcilePorts } from './load-reconcile-ports.js'
import type { ReconcileConfig } from './config.js'
import type { ReconcilePorts } from './reconcile-ports.js'
import { watchInbox } from './watch-inbox.js'
import { watch } from './watch.js'

/** `reconcile --watch`, after any other that runs already: returns when `stop` aborts; a build that is running then is discarded. */
export async function watchSite(
  config: BuilderConfig,
  settings: ReconcileConfig,
  allowsDrop: boolean,
  stop: AbortSignal,
): Promise<void> {
  const logger = createLogger('builder', settings.logLevel)
  const inbox = await watchInbox(config.inboxRoot)
  const ports = await loadReconcilePorts(config, {
    progress: createLogProgress(logger),
    log: (level, message, fields) => logger[level](fields, message),
    pause: inbox.pause,
    allowsDrop,
    memory: createBuildMemory(),
  })
  stop.addEventListener('abort', inbox.wake)
  const generate: ReconcilePorts['generate'] = (choices) => {
    // A running computation cannot be cancelled, so the process ends and its supervisor restarts it.
    const timer = setTimeout(() => {
      logger.fatal({ deadlineMs: settings.deadline }, 'the build takes too long: giving up')
      process.exit(1)
    }, settings.deadline)
    return ports.generate(choices).finally(() => clearTimeout(timer))
  }
  const run = async () => {
    // Removes what a killed process has left.
    await pruneReleases(config.siteRoot).catch((error: Error) =>
      logger.warn(`Cleaning up: ${explainFileError(error)}`),
    )
    logger.info({ siteRoot: config.siteRoot, pollMs: settings.poll }, 'watching')
    await watch({ ...ports, generate }, settings, () => stop.aborted)
  }
  const watching = withWatch(config.siteRoot, run, () =>
    logger.info({ siteRoot: config.siteRoot }, 'another builder watches this site: standing by'),
  )
  const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()))
  await Promise.race([watching, stopped])
  inbox.close()
  logger.info('stopped')
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
