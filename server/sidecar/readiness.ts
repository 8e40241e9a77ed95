import type { Logger } from 'pino'
import type { Launcher } from '../launchers/launcher.js'

/** Why no request should be sent here now, in words for the orchestrator; null where one may be. */
export type FindObstacle = () => Promise<string | null>

/** How long an answer of what starts the rebuilds holds, in ms; nobody wants it asked at each probe. */
const SOUND_FOR = 60_000
const UNSOUND_FOR = 5_000

/** Ready while the process is not stopping and a webhook could be passed on. */
export function createReadiness(
  launcher: Launcher,
  logger: Logger,
  isStopping: () => boolean,
  now: () => number = Date.now,
): FindObstacle {
  let known: { obstacle: string | null; until: number } = { obstacle: null, until: -Infinity }
  return async () => {
    if (isStopping()) return 'The sidecar is stopping.'
    if (now() >= known.until) {
      const obstacle = await ask(launcher, logger)
      known = { obstacle, until: now() + (obstacle === null ? SOUND_FOR : UNSOUND_FOR) }
    }
    return known.obstacle
  }
}

async function ask(launcher: Launcher, logger: Logger): Promise<string | null> {
  try {
    await launcher.check()
    return null
  } catch (error) {
    logger.warn({ err: error, launcher: launcher.name }, 'rebuilds cannot be started')
    return `Rebuilds cannot be started: the launcher ${launcher.name} does not answer.`
  }
}
