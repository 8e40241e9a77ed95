import { rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../shared/json-files.js'
import { passFence, withSiteLock } from './fencing.js'
import { CURRENT, RELEASES } from './live-release.js'
import type { StagedRelease } from './stage-release.js'

/**
 * Makes a finished release current by one atomic rename: a request sees all of the former release or
 * all of the new one.
 * @throws SupersededError if a release with a higher token has gone live.
 */
export async function publishRelease(siteRoot: string, staged: StagedRelease): Promise<void> {
  await staged.commit()
  await withSiteLock(siteRoot, async () => {
    await passFence(siteRoot, staged.token)
    const releases = path.join(siteRoot, RELEASES)
    await rename(staged.folder, path.join(releases, staged.id))
    await syncFolder(releases)
    await moveCurrent(siteRoot, staged.id)
  })
}

/** Points `current` at an existing release. Call it within `withSiteLock`, after `passFence`. */
export async function moveCurrent(siteRoot: string, id: string): Promise<void> {
  const next = path.join(siteRoot, `.${CURRENT}-${id}`)
  await rm(next, { force: true })
  await symlink(path.join(RELEASES, id), next)
  await rename(next, path.join(siteRoot, CURRENT))
  await syncFolder(siteRoot)
}
