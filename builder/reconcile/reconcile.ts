import type { Outcome } from '../shared/protocol.js'
import { decide, type DecisionInput, type WaitingCause } from './decide.js'
import { awaitWanted } from './read-wanted.js'
import { runBuild } from './run-build.js'
import { toWantedKey, type Reason } from './wanted.js'
import type { ReconcilePorts } from './reconcile-ports.js'

export interface ReconcileChoices {
  /** Builds even if what is live is what is wanted, was refused, or was rolled back. */
  isForced: boolean
  /** A master ref that somebody was told of; the content service may show it a little later. */
  hintedRef: string | null
  /** How long to wait for it, in ms. */
  refDelay: number
  /** Of the webhook that asked; null if none did. */
  requestId: string | null
}

export type Reconciled =
  | { kind: 'built'; outcome: Outcome }
  /** Nothing was done, and why. */
  | { kind: 'left'; because: WaitingCause; problems: string[] }

/**
 * Once: publishes a new release if what is live is not what the repository, the code and the clock
 * want. Throws if the content service cannot be read.
 */
export async function reconcile(
  ports: ReconcilePorts,
  choices: ReconcileChoices,
): Promise<Reconciled> {
  const wanted = await awaitWanted(ports, choices.hintedRef, choices.refDelay)
  const live = await ports.readLive()
  const state = await ports.readState()
  const now = ports.now()
  const requestIds = choices.requestId === null ? [] : [choices.requestId]
  const order = { live, requestIds, hintedAt: null }

  if (choices.isForced) {
    const reasons: Reason[] = ['asked for']
    const key = toWantedKey(live, wanted, now)
    return { kind: 'built', outcome: await runBuild(ports, { ...order, reasons, key }) }
  }
  const knowledge: DecisionInput = {
    ...{ now, live, wanted, hints: null, lastBuildEnd: null },
    ...{ refusal: state.refusal, hold: state.hold, approval: await ports.readApproval() },
    // Who starts this has waited already.
    failure: null,
  }
  const decision = decide(knowledge, NO_PACE)
  if (decision.kind === 'build') {
    return { kind: 'built', outcome: await runBuild(ports, { ...order, ...decision }) }
  }
  const problems = decision.because === 'refused' ? (state.refusal?.problems ?? []) : []
  return { kind: 'left', because: decision.because, problems }
}

const NO_PACE = { firstDelay: 0, quiet: 0, limit: 0 }
