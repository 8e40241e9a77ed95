import { createHash } from 'node:crypto'

export interface RebuildRequest {
  /** The webhook's, so that log lines can be matched. */
  requestId: string
  /** ISO 8601, UTC. */
  receivedAt: string
  /** Prismic's master ref from the webhook, if it names one. */
  ref: string | null
  /** The same for repeated requests for the same content, which then start one build. */
  subject: string
}

export interface Launched {
  /** Name of the Job, task or hint, depending on the launcher. */
  build: string
  /** False if this build was already requested. */
  isNew: boolean
}

/** From a webhook until its publication was live. Both in ISO 8601, UTC. */
export interface Publication {
  publishedAt: string
  endedAt: string
}

export interface Launcher {
  name: LauncherName
  /** @throws LaunchError */
  launch: (request: RebuildRequest) => Promise<Launched>
  /** Throws if rebuilds cannot be started. */
  check: () => Promise<void>
  /** Those that have lately ended well, where the orchestrator tells. */
  listPublications?: () => Promise<Publication[]>
}

export const LAUNCHER_NAMES = ['local', 'kubernetes', 'ecs', 'http'] as const
type LauncherName = (typeof LAUNCHER_NAMES)[number]

export class LaunchError extends Error {
  override name = 'LaunchError'

  constructor(
    message: string,
    /** Whether the same request may succeed later, without a change of the configuration. */
    readonly isRetryable: boolean,
    readonly retryAfter = 60,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** A hash of the parts as 16 hexadecimal digits, the same in every process. */
export function createBuildKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
