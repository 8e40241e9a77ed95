import { listTurns, withSiteLock } from '../release/fencing.js'
import type { Outcome, RebuildState } from '../shared/site-root/protocol.js'
import { readRebuildState, writeRebuildState } from '../shared/site-root/protocol-files.js'

const OUTCOMES_KEPT = 20

/** Safe against other processes that change the state at the same time. */
export async function updateRebuildState(
  siteRoot: string,
  change: (state: RebuildState) => Partial<RebuildState>,
): Promise<RebuildState> {
  return withSiteLock(siteRoot, async () => {
    const state = await readRebuildState(siteRoot)
    const next = { ...state, ...change(state) }
    await writeRebuildState(siteRoot, next)
    return next
  })
}

/** A builder that was killed could not say so. */
export async function forgetKilledBuild(siteRoot: string): Promise<void> {
  const { building } = await readRebuildState(siteRoot)
  if (building === null || (await listTurns(siteRoot)).size > 0) return
  await updateRebuildState(siteRoot, () => ({ building: null }))
}

export function addOutcome({ outcomes }: RebuildState, outcome: Outcome): Outcome[] {
  return [outcome, ...outcomes].slice(0, OUTCOMES_KEPT)
}
