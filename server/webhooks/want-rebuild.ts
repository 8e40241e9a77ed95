import type { Logger } from 'pino'
import { LaunchError, type Launcher, type RebuildRequest } from '../launchers/launcher.js'

export type RebuildAnswer =
  /** `isNew` is false if the same rebuild was requested before. */
  | { result: 'accepted'; build: string; isNew: boolean }
  /** The sender must retry after this many seconds. */
  | { result: 'unavailable'; retryAfter: number }

export async function wantRebuild(
  request: RebuildRequest,
  launcher: Launcher,
  logger: Logger,
): Promise<RebuildAnswer> {
  try {
    const launched = await launcher.launch(request)
    logger.info({ ref: request.ref, launcher: launcher.name, ...launched }, 'rebuild wanted')
    return { result: 'accepted', ...launched }
  } catch (error) {
    const retryAfter = error instanceof LaunchError ? error.retryAfter : 60
    logger.error({ err: error, launcher: launcher.name }, 'the rebuild could not be started')
    return { result: 'unavailable', retryAfter }
  }
}
