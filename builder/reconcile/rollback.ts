import path from 'node:path'
import type { ReleaseManifest } from '../shared/release-manifest.js'
import { recordRollback } from './rebuild-state.js'
import { passFence, takeTurn, withSiteLock } from '../release/fencing.js'
import { listReleases, readLiveRelease, type LiveRelease } from '../release/live-release.js'
import { moveCurrent } from '../release/publish-release.js'

/**
 * Makes the former release current, or the one that is named. A build that is on its way cannot undo
 * it, and `reconcile` leaves it until the content or the code is another than the one rolled back.
 */
export async function rollback(
  siteRoot: string,
  wantedId: string | null,
  clock: () => Date,
): Promise<ReleaseManifest> {
  const startedAt = clock()
  const turn = await takeTurn(siteRoot)
  try {
    const { from, to } = await withSiteLock(siteRoot, async () => {
      const choice = await chooseRelease(siteRoot, wantedId)
      await passFence(siteRoot, turn.token)
      await moveCurrent(siteRoot, path.basename(choice.to.folder))
      return choice
    })
    await recordRollback(siteRoot, { from, to, startedAt, endedAt: clock() })
    return to.manifest
  } finally {
    await turn.end()
  }
}

async function chooseRelease(siteRoot: string, wantedId: string | null) {
  const live = await readLiveRelease(siteRoot)
  if (live === null) throw new Error('Nothing is live yet, so there is nothing to roll back.')
  const releases = await listReleases(siteRoot)
  const to = wantedId === null ? former(releases, live) : named(releases, wantedId)
  if (to.folder === live.folder) throw new Error(`Release ${to.manifest.id} is live already.`)
  return { from: live, to }
}

function former(releases: readonly LiveRelease[], live: LiveRelease): LiveRelease {
  const before = releases.slice(
    0,
    releases.findIndex(({ folder }) => folder === live.folder),
  )
  const last = before.at(-1)
  if (last === undefined) throw new Error(`There is no release before ${live.manifest.id}.`)
  return last
}

function named(releases: readonly LiveRelease[], id: string): LiveRelease {
  const release = releases.find(({ manifest }) => manifest.id === id)
  if (release !== undefined) return release
  const known = releases.map(({ manifest }) => manifest.id).join(', ')
  throw new Error(`There is no release "${id}". Those that are kept: ${known}.`)
}
