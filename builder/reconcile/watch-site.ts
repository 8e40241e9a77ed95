import type { BuilderConfig } from '../config.js'
import { pruneReleases } from '../release/prune-releases.js'
import type { ReconcileConfig } from './config.js'
import { createReconcilePorts } from './create-reconcile-ports.js'
import { createInboxPause } from './inbox-pause.js'
import { createLogProgress } from './log-progress.js'
import { createRebuildLogger, toLog } from './logger.js'
import { watch } from './watch.js'
import type { ReconcilePorts } from './reconcile-ports.js'

/** `reconcile --watch`: returns when `stop` aborts; a build that runs then is thrown away. */
export async function watchSite(
  config: BuilderConfig,
  pace: ReconcileConfig,
  allowsDrop: boolean,
  stop: AbortSignal,
): Promise<void> {
  const logger = createRebuildLogger(pace.logLevel)
  const inbox = await createInboxPause(config.inboxRoot)
  const ports = await createReconcilePorts(config, {
    progress: createLogProgress(logger),
    log: toLog(logger),
    pause: inbox.pause,
    allowsDrop,
  })
  // What a process left that was killed.
  await pruneReleases(config.siteRoot)
  stop.addEventListener('abort', inbox.wake)
  const { generate } = ports
  const generateInTime: ReconcilePorts['generate'] = (choices) => {
    // Nothing can end a computation from within: whoever started this process starts another one.
    const timer = setTimeout(() => {
      logger.fatal({ deadlineMs: pace.deadline }, 'the build takes too long: giving up')
      process.exit(1)
    }, pace.deadline)
    return generate(choices).finally(() => clearTimeout(timer))
  }
  logger.info({ siteRoot: config.siteRoot, pollMs: pace.poll }, 'watching')
  const watching = watch({ ...ports, generate: generateInTime }, pace, () => stop.aborted)
  const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()))
  await Promise.race([watching, stopped])
  inbox.close()
  logger.info('stopped')
}
