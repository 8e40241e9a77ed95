import { createHash } from 'node:crypto'

export interface RebuildRequest {
  /** Of the webhook: correlates the logs. */
  requestId: string
  /** ISO 8601, UTC. */
  receivedAt: string
  /** Master ref that the webhook named, if any. */
  ref: string | null
  /** Equal for repeated requests for the same content. */
  subject: string
}

export interface Launched {
  /** Name of the build that was started or requested. */
  build: string
  /** False if it had been requested before. */
  isNew: boolean
}

export interface Launcher {
  name: LauncherName
  /** @throws LaunchError */
  launch: (request: RebuildRequest) => Promise<Launched>
  /** Throws if rebuilds cannot be started. */
  check: () => Promise<void>
}

export const LAUNCHER_NAMES = ['local', 'kubernetes', 'ecs', 'http'] as const
type LauncherName = (typeof LAUNCHER_NAMES)[number]

/** The rebuild could not be requested; the webhook's sender should retry. */
export class LaunchError extends Error {
  override name = 'LaunchError'

  constructor(
    message: string,
    /** Whether a retry may succeed without anyone changing something. */
    readonly mayPass: boolean,
    /** In seconds. */
    readonly retryAfter = 60,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Sixteen hexadecimal digits: equal for equal parts, in every process. */
export function createBuildKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
