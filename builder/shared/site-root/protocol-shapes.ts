import type { Approval, Hint, Outcome, RebuildState, Refusal, WebhookRecord } from './protocol.js'
import {
  isCount,
  isFlag,
  isInstant,
  isText,
  listOf,
  orMissing,
  orNull,
  shapeOf,
  type Fields,
} from './shapes.js'

/* What each field must be, because people and full disks change files too. */

export const HINT_FIELDS: Fields<Hint> = {
  id: isText,
  ref: orNull(isText),
  receivedAt: isInstant,
  requestId: isText,
}

export const WEBHOOK_FIELDS: Fields<WebhookRecord> = {
  receivedAt: isInstant,
  requestId: isText,
  type: isText,
  result: isText,
}

export const APPROVAL_FIELDS: Fields<Approval> = {
  ref: isText,
  allowEmpty: isFlag,
  reason: isText,
  approvedAt: isInstant,
  refusedAt: orNull(isInstant),
}

const isRefusal = shapeOf<Refusal>({
  key: isText,
  ref: isText,
  refusedAt: isInstant,
  problems: listOf(isText),
  canBeApproved: isFlag,
  retryAt: orNull(isInstant),
})

const isFailure = shapeOf<NonNullable<RebuildState['failure']>>({
  key: isText,
  attempts: isCount,
  retryAt: isInstant,
  message: isText,
})

const isChanges = shapeOf<NonNullable<Outcome['changes']>>({
  opened: listOf(isText),
  closed: listOf(isText),
  changed: listOf(isText),
})

const isOutcome = shapeOf<Outcome>({
  result: isText,
  reasons: listOf(isText),
  requestIds: listOf(isText),
  publishedAt: orNull(isInstant),
  startedAt: isInstant,
  endedAt: isInstant,
  releaseId: orNull(isText),
  ref: orNull(isText),
  jobs: orNull(isCount),
  changes: orNull(isChanges),
  warnings: listOf(isText),
  message: orNull(isText),
})

const isBuilding = shapeOf<NonNullable<RebuildState['building']>>({
  startedAt: isInstant,
  reasons: listOf(isText),
  requestIds: listOf(isText),
})

const isWanted = shapeOf<NonNullable<RebuildState['wanted']>>({
  ref: isText,
  code: isText,
  readAt: isInstant,
})

const isTrouble = shapeOf<NonNullable<RebuildState['trouble']>>({
  since: isInstant,
  message: isText,
  of: orMissing(isText),
  until: orMissing(isInstant),
})

const isHold = shapeOf<NonNullable<RebuildState['hold']>>({
  ref: isText,
  code: isText,
  releaseId: isText,
})

export const REBUILD_FIELDS: Fields<RebuildState> = {
  building: orNull(isBuilding),
  wanted: orNull(isWanted),
  unreadSince: orNull(isInstant),
  trouble: orNull(isTrouble),
  behindSince: orNull(isInstant),
  failure: orNull(isFailure),
  refusal: orNull(isRefusal),
  hold: orNull(isHold),
  seenRefs: listOf(isText),
  handledHint: orNull(isText),
  outcomes: listOf(isOutcome),
}
