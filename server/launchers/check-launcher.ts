import type { Logger } from 'pino'
import type { Launcher } from './launcher.js'

/** Whether rebuilds can be started; if not, the log says why. */
export async function checkLauncher(launcher: Launcher, logger: Logger): Promise<boolean> {
  try {
    await launcher.check()
    return true
  } catch (error) {
    logger.warn({ err: error, launcher: launcher.name }, 'rebuilds cannot be started')
    return false
  }
}
