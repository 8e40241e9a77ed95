/*
 * What sidecar and builder tell each other through files, since neither can call the other. Each folder
 * has one writer: the inbox the sidecar, the state the builder.
 */

/** `hint.json` in the inbox: something may have changed. A later hint takes the place of the former. */
export interface Hint {
  id: string
  /** The master ref that the sender named; the content service may show it a little later. */
  ref: string | null
  /** ISO 8601, UTC. */
  receivedAt: string
  /** Of the webhook, so that all logs name it alike. */
  requestId: string
}

/** `webhook.json` in the inbox: the last one that was understood, whatever came of it. */
export interface WebhookRecord {
  receivedAt: string
  requestId: string
  type: string
  result: string
}

/** `approval.json` in the inbox: a refused release may pass the checks on numbers, for exactly one ref. */
export interface Approval {
  ref: string
  /** Also lets a release without any job pass. */
  allowEmpty: boolean
  reason: string
  approvedAt: string
}

/** Why the gate, or the content itself, kept a release from being published. */
export interface Refusal {
  /** What was wanted then; while the same is wanted, it is not tried again. */
  key: string
  ref: string
  refusedAt: string
  /** One line each: the document, the field, what is wrong, what to do. */
  problems: string[]
  canBeApproved: boolean
  /** An instant at which the calendar may end the reason, ISO 8601. */
  retryAt: string | null
}

export interface Failure {
  key: string
  attempts: number
  retryAt: string
  message: string
}

/** After a rollback: the content and code that must not come back by themselves. */
export interface Hold {
  ref: string
  code: string
}

export type BuildResult = 'live' | 'superseded' | 'refused' | 'failed' | 'rolled back'

/** Which jobs a release changed, by id. */
export interface JobChanges {
  opened: string[]
  closed: string[]
  changed: string[]
}

/** One build, or one rollback, and what came of it. */
export interface Outcome {
  result: BuildResult
  reasons: string[]
  requestIds: string[]
  /** When the first hint of it arrived: the instant of publication, as far as it is known. */
  publishedAt: string | null
  startedAt: string
  endedAt: string
  releaseId: string | null
  ref: string | null
  jobs: number | null
  changes: JobChanges | null
  warnings: string[]
  message: string | null
}

/** `rebuild.json` among the builder's state. */
export interface RebuildState {
  building: { startedAt: string; reasons: string[]; requestIds: string[] } | null
  /** Newest master ref that was read, and when. */
  wanted: { ref: string; code: string; readAt: string } | null
  /** Since when what is live is not what is wanted; null while they agree. */
  behindSince: string | null
  failure: Failure | null
  refusal: Refusal | null
  hold: Hold | null
  /** Master refs that were current once, newest last. */
  seenRefs: string[]
  /** Id of the newest hint that nothing is left to do for. */
  handledHint: string | null
  /** Newest first. */
  outcomes: Outcome[]
}

export const EMPTY_REBUILD_STATE: RebuildState = {
  building: null,
  wanted: null,
  behindSince: null,
  failure: null,
  refusal: null,
  hold: null,
  seenRefs: [],
  handledHint: null,
  outcomes: [],
}

/** Below SITE_ROOT. */
export const STATE_FOLDER = '.state'
/** Below SITE_ROOT, unless INBOX_ROOT names another folder. */
export const INBOX_FOLDER = '.inbox'
export const REBUILD_STATE_FILE = 'rebuild.json'
export const HINT_FILE = 'hint.json'
export const WEBHOOK_FILE = 'webhook.json'
export const APPROVAL_FILE = 'approval.json'
