import { lstat, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder, type Warn } from '../shared/site-root/json-files.js'
import { readRebuildState, writeRebuildState } from '../shared/site-root/protocol-files.js'
import { passFence, withSiteLock } from './fencing.js'
import { recordJobMemory } from './job-memory.js'
import { CURRENT, RELEASES } from './live-release.js'
import { recordPageMemory } from './page-memory.js'
import type { StagedRelease } from './stage-release.js'

/**
 * Makes a finished release current by one atomic rename: a request sees all of the former release or
 * all of the new one.
 * @throws SupersededError if a release with a higher token has gone live.
 */
export async function publishRelease(
  siteRoot: string,
  staged: StagedRelease,
  warn: Warn,
): Promise<void> {
  const damaged = await staged.commit()
  if (damaged > 0) warn(`${damaged} damaged files or folders of earlier releases are made again.`)
  await withSiteLock(siteRoot, async () => {
    await passFence(siteRoot, staged.token)
    const releases = path.join(siteRoot, RELEASES)
    await rename(staged.folder, path.join(releases, staged.id))
    await syncFolder(releases)
    await recordJobMemory(siteRoot, staged.id)
    await recordPageMemory(siteRoot)
    await moveCurrent(siteRoot, staged.id, warn)
    await liftHold(siteRoot)
  })
}

/** What a rollback holds back is no longer the newest. In the lock, so that a later rollback's hold stays. */
async function liftHold(siteRoot: string): Promise<void> {
  const state = await readRebuildState(siteRoot)
  if (state.hold !== null) await writeRebuildState(siteRoot, { ...state, hold: null })
}

/** Points `current` at an existing release. Call it within `withSiteLock`, after `passFence`. */
export async function moveCurrent(siteRoot: string, id: string, warn: Warn): Promise<void> {
  const current = path.join(siteRoot, CURRENT)
  const next = path.join(siteRoot, `.${CURRENT}-${id}`)
  await rm(next, { force: true })
  await symlink(path.join(RELEASES, id), next)
  await moveAside(current, `${current}.before-${id}`, warn)
  await rename(next, current)
  await syncFolder(siteRoot)
}

/** A file or folder in the place of the link: somebody's copy, so it is kept. */
async function moveAside(current: string, aside: string, warn: Warn): Promise<void> {
  const found = await lstat(current).catch(() => null)
  if (found === null || found.isSymbolicLink()) return
  await rename(current, aside)
  warn(`${current} was no link to a release: what it was is now ${aside}.`)
}
