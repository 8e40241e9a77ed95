import path from 'node:path'
import { passFence, takeTurn, withSiteLock } from '../release/fencing.js'
import { compareJobs, readJobDigest } from '../release/job-digest.js'
import { listReleases, readLiveRelease, type LiveRelease } from '../release/live-release.js'
import { moveCurrent } from '../release/publish-release.js'
import type { Outcome, RebuildState } from '../shared/site-root/protocol.js'
import type { ReleaseManifest } from '../shared/site-root/release-manifest.js'
import type { Warn } from '../shared/site-root/json-files.js'
import { readRebuildState, writeRebuildState } from '../shared/site-root/protocol-files.js'
import { addOutcome } from './rebuild-state.js'
import { toCode, toLiveFacts } from './wanted.js'
import { hasSize } from '../release/store/check-object.js'
import { FILE_LIST, readFileList } from '../release/store/file-list.js'
import { findPublicFile } from '../release/store/link-tree.js'
import { toStoredForms } from '../release/store/stored-file.js'

/**
 * Makes the previous release current, or the named one. A running build cannot undo this, and
 * `reconcile` does not publish the same content and code again.
 */
export async function rollback(
  siteRoot: string,
  wantedId: string | null,
  clock: () => Date,
  warn: Warn = () => {},
): Promise<ReleaseManifest> {
  const startedAt = clock().toISOString()
  const turn = await takeTurn(siteRoot, warn)
  try {
    return await withSiteLock(siteRoot, async () => {
      const choice = await chooseRelease(siteRoot, wantedId)
      const { folder, manifest } = choice.to
      await refuseDamaged(choice.to)
      await passFence(siteRoot, turn.token)
      // First: a watching builder would publish again what is not held back.
      await recordRollback(siteRoot, choice, { startedAt, endedAt: clock().toISOString() })
      await moveCurrent(siteRoot, path.basename(folder), warn)
      return manifest
    })
  } finally {
    await turn.end()
  }
}

interface Choice {
  /** Null if nothing whole is live: then there is nothing to hold back. */
  from: LiveRelease | null
  to: LiveRelease
}

async function chooseRelease(siteRoot: string, wantedId: string | null): Promise<Choice> {
  const live = await readLiveRelease(siteRoot)
  const from = live?.manifest ? live : null
  const releases = await listReleases(siteRoot)
  if (releases.length === 0) {
    throw new Error('Nothing is live yet, so there is nothing to roll back.')
  }
  if (wantedId === null) {
    const index = releases.findIndex(({ folder }) => folder === from?.folder)
    const to = releases.slice(0, index === -1 ? undefined : index).at(-1)
    if (to === undefined) {
      const known = listIds(releases.filter(({ folder }) => folder !== from?.folder))
      const others = known === '' ? '' : ` Name one of the others: ${known}.`
      throw new Error(`There is no release before ${from?.manifest.id}.${others}`)
    }
    return { from, to }
  }
  const to = releases.find(({ manifest }) => manifest.id === wantedId)
  if (to === undefined) {
    throw new Error(`There is no release "${wantedId}". Those that are kept: ${listIds(releases)}.`)
  }
  if (to.folder === from?.folder) throw new Error(`Release ${wantedId} is live already.`)
  return { from, to }
}

function listIds(releases: readonly LiveRelease[]): string {
  return releases.map(({ manifest }) => manifest.id).join(', ')
}

async function refuseDamaged({ folder, manifest }: LiveRelease): Promise<void> {
  const [first, ...more] = await findDamagedFiles(folder)
  if (first === undefined) return
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  throw new Error(
    `Release ${manifest.id} is damaged: ${first}${others}. Name another release, or generate a new one.`,
  )
}

/** A second rollback in a row keeps the hold of the first. Call it within `withSiteLock`. */
async function recordRollback(
  siteRoot: string,
  { from, to }: Choice,
  instants: Pick<Outcome, 'startedAt' | 'endedAt'>,
): Promise<void> {
  const changes = compareJobs(await readJobDigest(from), await readJobDigest(to))
  const { id, contentRef, jobs } = to.manifest
  const outcome: Outcome = {
    ...instants,
    result: 'rolled back',
    reasons: [`from ${from?.manifest.id ?? 'a damaged release'}`],
    requestIds: [],
    publishedAt: null,
    releaseId: id,
    ref: contentRef,
    jobs,
    changes,
    warnings: [],
    message: null,
  }
  const state = await readRebuildState(siteRoot)
  const own = from && toHold(from.manifest)
  const hold = from === null || isRolledBack(from, state) ? (state.hold ?? own) : own
  // Not by content and code, which the releases of two nights share.
  const isUndone = hold?.releaseId === id
  const outcomes = addOutcome(state, outcome)
  await writeRebuildState(siteRoot, { ...state, hold: isUndone ? null : hold, outcomes })
}

/** Whether a release is live because of a rollback. */
function isRolledBack({ manifest }: LiveRelease, { outcomes }: RebuildState): boolean {
  const last = outcomes.find(({ releaseId }) => releaseId === manifest.id)
  return last?.result === 'rolled back'
}

function toHold(manifest: ReleaseManifest): RebuildState['hold'] {
  return { ref: toLiveFacts(manifest).ref, code: toCode(manifest), releaseId: manifest.id }
}

/** Files of a release that are cut or missing, as far as sizes show: paths relative to the document root. */
async function findDamagedFiles(releaseFolder: string): Promise<string[]> {
  const publicFolder = path.join(releaseFolder, 'public')
  const list = await readFileList(releaseFolder)
  if (list === null) return [FILE_LIST]
  return [...list.files].flatMap(([name, stored]) => {
    const file = findPublicFile(publicFolder, name)
    return toStoredForms(stored)
      .filter(([suffix, size]) => !hasSize(file + suffix, size))
      .map(([suffix]) => path.relative(publicFolder, file + suffix))
  })
}
