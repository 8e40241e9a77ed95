import type { BuildResult, Outcome, RebuildState } from '../shared/site-root/protocol.js'
import { toContentRef, toSourceRef } from '../shared/site-root/source-ref.js'
import { GateRefusal } from '../generate/gate/gate-refusal.js'
import { SupersededError } from '../release/fencing.js'
import { toBackoff } from './decide.js'
import { toTrouble, withSince } from './note-trouble.js'
import { addOutcome } from './rebuild-state.js'
import { findReasons, toWantedKey, type LiveFacts, type Reason } from './wanted.js'
import type { Published, ReconcilePorts } from './reconcile-ports.js'

interface BuildRequest {
  reasons: Reason[]
  key: string
  /** What was live at the decision. */
  live: LiveFacts | null
  requestIds: string[]
  /** When the first hint arrived, in ms; null if there was none. */
  hintedAt: number | null
}

/** Runs one build and records it before and after. An error of the build becomes its outcome. */
export async function runBuild(ports: ReconcilePorts, request: BuildRequest): Promise<Outcome> {
  const { outcome, error } = await runOne(ports, request, false)
  const kept = await findKeptReasons(ports, request, error)
  if (kept.length === 0) return outcome
  return (await runOne(ports, { ...request, reasons: kept }, true)).outcome
}

/** What is wanted even with the board's jobs as they are, where only what the board has now was refused. */
async function findKeptReasons(
  ports: ReconcilePorts,
  { live }: BuildRequest,
  error: Error | null,
): Promise<Reason[]> {
  if (!(error instanceof GateRefusal) || !error.isOfBoard || live === null) return []
  const state = await ports.readKeptBoard()
  if (state === null) return []
  const ref = toSourceRef(toContentRef(error.ref), { state })
  return findReasons(live, { ref, code: ports.code }, ports.now())
}

async function runOne(ports: ReconcilePorts, request: BuildRequest, isBoardKept: boolean) {
  const startedAt = toIso(ports.now())
  const { reasons, requestIds } = request
  await ports.updateState(() => ({ building: { startedAt, reasons, requestIds } }))
  ports.log('info', 'build started', { reasons, requestIds })

  const isWhole = reasons.some((reason) => WHOLE.has(reason))
  const attempt = await ports.generate({ isWhole, isBoardKept }).then(
    (published) => ({ published, error: null }),
    (error: Error) => ({ published: null, error }),
  )
  const outcome = toOutcome(ports, request, startedAt, attempt)
  await ports.updateState((state) => ({
    building: null,
    ...withRefusal(toStateChange(ports, request, state, attempt), state, isBoardKept),
    outcomes: addOutcome(state, outcome),
  }))
  logOutcome(ports, outcome)
  return { outcome, error: attempt.error }
}

/** What the board has now stays refused, unless the build is to be tried again. */
function withRefusal(
  change: Partial<RebuildState>,
  { refusal }: RebuildState,
  isBoardKept: boolean,
): Partial<RebuildState> {
  if (!isBoardKept) return change
  return { ...change, refusal: change.failure ? null : refusal }
}

/** Reasons to trust nothing that is kept from earlier builds. */
const WHOLE: ReadonlySet<Reason> = new Set(['nothing is live', 'nightly', 'asked for'])

type Attempt = { published: Published; error: null } | { published: null; error: Error }

function toOutcome(
  ports: ReconcilePorts,
  { reasons, requestIds, hintedAt }: BuildRequest,
  startedAt: string,
  { published, error }: Attempt,
): Outcome {
  const manifest = published?.manifest ?? null
  return {
    result: toResult(error),
    reasons,
    requestIds,
    publishedAt: hintedAt === null ? null : toIso(hintedAt),
    startedAt,
    endedAt: toIso(published?.liveAt ?? ports.now()),
    releaseId: manifest?.id ?? null,
    ref: manifest?.contentRef ?? (error instanceof GateRefusal ? toContentRef(error.ref) : null),
    jobs: manifest?.jobs ?? null,
    changes: published?.changes ?? null,
    warnings: manifest?.warnings ?? [],
    message: error?.message ?? null,
  }
}

function toResult(error: Error | null): BuildResult {
  if (error === null) return 'live'
  if (error instanceof SupersededError) return 'superseded'
  return error instanceof GateRefusal ? 'refused' : 'failed'
}

function toStateChange(
  ports: ReconcilePorts,
  { key, live }: BuildRequest,
  state: RebuildState,
  { error }: Attempt,
): Partial<RebuildState> {
  if (error === null) return { failure: null, refusal: null }
  if (error instanceof SupersededError) return {}
  if (error instanceof GateRefusal) {
    const { ref, retryAt, findings } = error
    // The build reads the ref itself, so this may be newer than the wanted one.
    const refusedKey = toWantedKey(live, { ref, code: ports.code }, ports.now())
    const canBeApproved = findings.every((finding) => finding.canBeApproved)
    const refusal = { key: refusedKey, ref, canBeApproved, retryAt }
    const refusedAt = toIso(ports.now())
    return {
      failure: null,
      refusal: { ...refusal, refusedAt, problems: [...error.lines] },
    }
  }
  const attempts = state.failure?.key === key ? state.failure.attempts + 1 : 1
  const now = ports.now()
  const found = toTrouble(error, now)
  const trouble = found.until === undefined ? state.trouble : withSince(state, found, now)
  const retryAt = toIso(
    Math.max(now + toBackoff(attempts, ports.random), Date.parse(found.until ?? '') || 0),
  )
  return { failure: { key, attempts, retryAt, message: error.message }, trouble }
}

function logOutcome(ports: ReconcilePorts, outcome: Outcome): void {
  const { result, releaseId, ref, requestIds, publishedAt, endedAt, message } = outcome
  const fields = { result, releaseId, ref, requestIds, publishedAt, endedAt }
  if (result === 'live') {
    const published = publishedAt === null ? '' : `published ${toClock(publishedAt)}, `
    ports.log('info', `${published}live ${toClock(endedAt)}`, {
      ...fields,
      changes: outcome.changes,
    })
  } else if (result === 'superseded') ports.log('info', 'build superseded', fields)
  else if (result === 'refused') ports.log('error', `release refused: ${message}`, fields)
  else ports.log('error', `build failed: ${message}`, fields)
}

function toIso(instant: number): string {
  return new Date(instant).toISOString()
}

/** '2026-11-20T10:02:11.512Z' → '10:02:11' */
function toClock(instant: string): string {
  return instant.slice(11, 19)
}
