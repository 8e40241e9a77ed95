import path from 'node:path'
import {
  EMPTY_REBUILD_STATE,
  REBUILD_STATE_FILE,
  type Outcome,
  type RebuildState,
} from '../shared/protocol.js'
import { readJson, writeJsonDurably } from '../lib/files.js'
import { stateFolder, withSiteLock } from '../release/fencing.js'
import { compareJobs, readJobDigest } from '../release/job-digest.js'
import type { LiveRelease } from '../release/live-release.js'
import { toCode } from './wanted.js'

const OUTCOMES_KEPT = 20

/** What builds so far leave for the next one and for the status; empty at first. */
export async function readRebuildState(siteRoot: string): Promise<RebuildState> {
  const state = await readJson<Partial<RebuildState>>(stateFile(siteRoot))
  return { ...EMPTY_REBUILD_STATE, ...state }
}

/** Changes what is on disk, whichever processes change it at the same time. */
export async function updateRebuildState(
  siteRoot: string,
  change: (state: RebuildState) => Partial<RebuildState>,
): Promise<RebuildState> {
  return withSiteLock(siteRoot, async () => {
    const state = await readRebuildState(siteRoot)
    const next = { ...state, ...change(state) }
    await writeJsonDurably(stateFile(siteRoot), next)
    return next
  })
}

export function addOutcome({ outcomes }: RebuildState, outcome: Outcome): Outcome[] {
  return [outcome, ...outcomes].slice(0, OUTCOMES_KEPT)
}

/** What was rolled back stays away until something else is wanted; a second rollback keeps that. */
export async function recordRollback(
  siteRoot: string,
  { from, to, ...instants }: { from: LiveRelease; to: LiveRelease; startedAt: Date; endedAt: Date },
): Promise<void> {
  const changes = compareJobs(await readJobDigest(from), await readJobDigest(to))
  const { id, contentRef, jobs } = to.manifest
  await updateRebuildState(siteRoot, (state) => {
    const hold = state.hold ?? { ref: from.manifest.contentRef, code: toCode(from.manifest) }
    const isUndone = hold.ref === contentRef && hold.code === toCode(to.manifest)
    return {
      hold: isUndone ? null : hold,
      outcomes: addOutcome(state, {
        result: 'rolled back',
        reasons: [`from ${from.manifest.id}`],
        requestIds: [],
        publishedAt: null,
        startedAt: instants.startedAt.toISOString(),
        endedAt: instants.endedAt.toISOString(),
        releaseId: id,
        ref: contentRef,
        jobs,
        changes,
        warnings: [],
        message: null,
      }),
    }
  })
}

function stateFile(siteRoot: string): string {
  return path.join(stateFolder(siteRoot), REBUILD_STATE_FILE)
}
