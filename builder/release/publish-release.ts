import { open, rename, symlink } from 'node:fs/promises'
import path from 'node:path'
import { CURRENT, RELEASES } from './live-release.js'
import type { StagedRelease } from './stage-release.js'

/**
 * Makes a finished release the current one, by one atomic rename: a request sees the former release
 * whole or the new one whole.
 */
export async function publishRelease(siteRoot: string, staged: StagedRelease): Promise<void> {
  const releases = path.join(siteRoot, RELEASES)
  await rename(staged.folder, path.join(releases, staged.id))
  await syncFolder(releases)

  const next = path.join(siteRoot, `.${CURRENT}-${staged.id}`)
  await symlink(path.join(RELEASES, staged.id), next)
  await rename(next, path.join(siteRoot, CURRENT))
  await syncFolder(siteRoot)
}

/** A rename survives a power cut only once its folder has reached the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
