/*
 * The files by which sidecar and builder communicate, since neither can call the other. The inbox is
 * written by the sidecar (and the `approve` command), the state by the builder. All instants are
 * ISO 8601 in UTC.
 */

/** `hint.json` in the inbox: the content may have changed. Replaces the previous hint. */
export interface Hint {
  id: string
  /** Master ref that this or the last webhook with one named; the content service may publish it slightly later. */
  ref: string | null
  receivedAt: string
  /** Correlates the logs of nginx, sidecar and builder. */
  requestId: string
}

export type WebhookSender = 'content' | 'board'

/** A file for each sender in the inbox: its last webhook with a correct secret, whatever its result. */
export interface WebhookRecord {
  receivedAt: string
  requestId: string
  type: string
  result: string
}

/** `approval.json` in the inbox: a refused release may pass the checks on numbers, for one ref only. */
export interface Approval {
  ref: string
  /** Also accepts a release without any job. */
  allowEmpty: boolean
  reason: string
  approvedAt: string
  /** `refusedAt` of the refusal that this approves; tells it from a later refusal of the same ref. */
  refusedAt: string | null
}

/** Why the release checks, or the content itself, kept a release from being published. */
export interface Refusal {
  /** The state that was wanted. It is not tried again until this changes. */
  key: string
  ref: string
  refusedAt: string
  /** One line each: the document, the field, the problem, the remedy. */
  problems: string[]
  canBeApproved: boolean
  /** When the calendar may resolve the problem. */
  retryAt: string | null
}

interface Failure {
  key: string
  attempts: number
  retryAt: string
  message: string
}

/** Content and code that were rolled back and must not be published again automatically. */
interface Hold {
  ref: string
  code: string
  /** What was live then. */
  releaseId: string
}

/** In ms. A watching builder gives a build up after less, so one that is older has no builder any more. */
export const LONGEST_BUILD = 3_600_000

/** What a builder tells the process that has started it, before it ends: trying again is of no use. */
export const WRONG_SETTING = 'wrong setting'

export type BuildResult = 'live' | 'superseded' | 'refused' | 'failed' | 'rolled back'

export interface JobChanges {
  opened: string[]
  closed: string[]
  changed: string[]
}

export interface Outcome {
  result: BuildResult
  reasons: string[]
  requestIds: string[]
  /** When the first hint for it arrived; null if there was none. */
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
  wanted: { ref: string; code: string; readAt: string } | null
  /** Since when builders have tried to read content that was never read; null once it was. */
  unreadSince: string | null
  /** Why content or job board cannot be read, and since when; null while they can. `until`: the service wants no request before. */
  trouble: { since: string; message: string; of?: 'content' | 'board'; until?: string } | null
  /** Since when the live release differs from the wanted one; null while they agree. */
  behindSince: string | null
  failure: Failure | null
  refusal: Refusal | null
  hold: Hold | null
  /** Master refs that have been current, newest last. */
  seenRefs: string[]
  /** Id of the newest hint that needs no further action. */
  handledHint: string | null
  outcomes: Outcome[]
}

export const EMPTY_REBUILD_STATE: RebuildState = {
  building: null,
  wanted: null,
  unreadSince: null,
  trouble: null,
  behindSince: null,
  failure: null,
  refusal: null,
  hold: null,
  seenRefs: [],
  handledHint: null,
  outcomes: [],
}
