import { createHash } from 'node:crypto'

export interface RebuildRequest {
  /** Id of the webhook, to correlate logs. */
  requestId: string
  /** ISO 8601, UTC. */
  receivedAt: string
  /** Master ref in the webhook, if any. */
  ref: string | null
  /** Equal for repeated requests for the same content. */
  subject: string
}

export interface Launched {
  /** Name of the build. */
  build: string
  /** False if the build was requested before. */
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

/** The webhook's sender should retry. */
export class LaunchError extends Error {
  override name = 'LaunchError'

  constructor(
    message: string,
    /** False if only a person can repair it. */
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
