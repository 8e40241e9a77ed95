import type { Logger } from 'pino'
import type { Launcher } from '../launchers/launcher.js'

/** Null if ready. */
export type FindObstacle = () => Promise<string | null>

/** In ms. Probes are frequent, so the launcher's answer is reused. */
const READY_FOR = 60_000
const NOT_READY_FOR = 5_000

/** Ready unless the process is stopping or the launcher cannot take webhooks. */
export function createReadiness(
  launcher: Launcher,
  logger: Logger,
  isStopping: () => boolean,
  now: () => number = () => performance.now(),
): FindObstacle {
  let last: { obstacle: string | null; until: number } = { obstacle: null, until: -Infinity }
  return async () => {
    if (isStopping()) return 'The sidecar is stopping.'
    if (now() >= last.until) {
      const obstacle = await ask(launcher, logger)
      last = { obstacle, until: now() + (obstacle === null ? READY_FOR : NOT_READY_FOR) }
    }
    return last.obstacle
  }
}

async function ask(launcher: Launcher, logger: Logger): Promise<string | null> {
  try {
    await launcher.check()
    return null
  } catch (error) {
    logger.warn({ err: error, launcher: launcher.name }, 'rebuilds cannot be started')
    return `Rebuilds cannot be started by the launcher ${launcher.name}: ${(error as Error).message}`
  }
}
