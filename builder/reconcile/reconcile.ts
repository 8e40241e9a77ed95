import type { Outcome } from '../shared/site-root/protocol.js'
import { toContentRef } from '../shared/site-root/source-ref.js'
import { decide, type WaitingCause } from './decide.js'
import type { ReconcileConfig } from './config.js'
import { noteTrouble, toBoardTrouble, toTrouble } from './note-trouble.js'
import { fetchWanted, type FoundWanted, type ReconcilePorts } from './reconcile-ports.js'
import { runBuild } from './run-build.js'
import { toWantedKey } from './wanted.js'

interface ReconcileChoices extends Pick<ReconcileConfig, 'hintedRef' | 'refDelay' | 'requestId'> {
  /** Builds even if the wanted release is live, was refused or was rolled back. */
  isForced: boolean
}

export type Reconciled =
  | { kind: 'built'; outcome: Outcome }
  | { kind: 'skipped'; because: WaitingCause; problems: string[] }

const NO_PACE = { firstDelay: 0, quiet: 0, limit: 0 }

/**
 * Publishes a new release, once, if the live one is not what repository, code and clock want. Throws
 * if the content service cannot be read, or the board never was.
 */
export async function reconcile(
  ports: ReconcilePorts,
  { isForced, hintedRef, refDelay, requestId }: ReconcileChoices,
): Promise<Reconciled> {
  const { wanted, trouble } = await awaitWanted(ports, hintedRef, refDelay).catch(
    async (error: unknown) => {
      await noteTrouble(ports, toTrouble(error, ports.now()))
      throw error
    },
  )
  if (trouble !== null) ports.log('warn', `The board’s jobs stay as they are: ${trouble}`, {})
  await noteTrouble(ports, toBoardTrouble(trouble))
  const live = await ports.readLive()
  const { refusal, hold } = await ports.readState()
  const now = ports.now()
  const request = { live, requestIds: requestId === null ? [] : [requestId], hintedAt: null }
  if (isForced) {
    const key = toWantedKey(live, wanted, now)
    const outcome = await runBuild(ports, { ...request, reasons: ['asked for'], key })
    return { kind: 'built', outcome }
  }
  const approval = await ports.readApproval()
  // The scheduler that starts this process has its own backoff, so `failure` does not count.
  const past = { hints: null, lastBuildEnd: null, failure: null, refusal, hold, approval }
  const decision = decide({ now, live, wanted, ...past }, NO_PACE)
  if (decision.kind === 'build') {
    return { kind: 'built', outcome: await runBuild(ports, { ...request, ...decision }) }
  }
  const problems = decision.because === 'refused' ? (refusal?.problems ?? []) : []
  return { kind: 'skipped', because: decision.because, problems }
}

/**
 * Polls until the hinted ref, or any ref newer than the live one, is visible; at most `longest` ms,
 * because the hinted ref may have been replaced already.
 */
async function awaitWanted(
  ports: ReconcilePorts,
  hintedRef: string | null,
  longest: number,
): Promise<FoundWanted> {
  const deadline = ports.now() + longest
  for (;;) {
    const found = await fetchWanted(ports)
    const { wanted } = found
    const live = await ports.readLive()
    const isVisible =
      hintedRef === null || toContentRef(wanted.ref) === hintedRef || wanted.ref !== live?.ref
    if (isVisible || ports.now() >= deadline) return found
    await ports.pause(1000)
  }
}
