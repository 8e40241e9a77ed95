/** One wish for a rebuild. */
export interface RebuildRequest {
  /** Of the webhook, so that all logs name it alike. */
  requestId: string
  /** ISO 8601, UTC. */
  receivedAt: string
  /** The master ref that the sender named, if it named one. */
  ref: string | null
  /** What it is about: the same wish twice has the same subject. */
  subject: string
}

export interface Launched {
  /** Names what was started, or what the wish was recorded as. */
  build: string
  /** False where it had been asked for already. */
  isNew: boolean
}

/** Starts a rebuild, or notes durably that one is wanted. Throws `LaunchError` if it can do neither. */
export interface Launcher {
  name: LauncherName
  launch: (request: RebuildRequest) => Promise<Launched>
  /** Throws if what starts the rebuilds does not answer. */
  check: () => Promise<void>
}

export const LAUNCHER_NAMES = ['local', 'kubernetes', 'ecs', 'http'] as const
export type LauncherName = (typeof LAUNCHER_NAMES)[number]

/** The wish could not be passed on. The sender should come again. */
export class LaunchError extends Error {
  override name = 'LaunchError'

  constructor(
    message: string,
    /** Whether trying again may help without anybody doing something about it. */
    readonly mayPass: boolean,
    /** In seconds. */
    readonly retryAfter = 60,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
