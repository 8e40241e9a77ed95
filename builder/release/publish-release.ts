import { rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../lib/files.js'
import { passFence, withSiteLock } from './fencing.js'
import { CURRENT, RELEASES } from './live-release.js'
import type { StagedRelease } from './stage-release.js'

/**
 * Makes a finished release the current one, by one atomic rename: a request sees the former release
 * whole or the new one whole. Throws `SupersededError` if one with a higher token went live meanwhile.
 */
export async function publishRelease(siteRoot: string, staged: StagedRelease): Promise<void> {
  await withSiteLock(siteRoot, async () => {
    await passFence(siteRoot, staged.token)
    const releases = path.join(siteRoot, RELEASES)
    await rename(staged.folder, path.join(releases, staged.id))
    await syncFolder(releases)
    await moveCurrent(siteRoot, staged.id)
  })
}

/** Lets `current` name a release that is there. Only within `withSiteLock`, past the fence. */
export async function moveCurrent(siteRoot: string, id: string): Promise<void> {
  const next = path.join(siteRoot, `.${CURRENT}-${id}`)
  await rm(next, { force: true })
  await symlink(path.join(RELEASES, id), next)
  await rename(next, path.join(siteRoot, CURRENT))
  await syncFolder(siteRoot)
}
