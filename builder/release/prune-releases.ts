import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { readLiveRelease, RELEASES } from './live-release.js'

/** Releases that stay for a rollback and for browsers that still ask for their chunks. */
export const RELEASES_KEPT = 3

/** Deletes all but the newest releases and the current one, and what broken builds left behind. */
export async function pruneReleases(siteRoot: string): Promise<void> {
  const live = await readLiveRelease(siteRoot)
  const current = live === null ? null : path.basename(live.folder)
  const names = await readdir(path.join(siteRoot, RELEASES))
  const finished = names.filter((name) => !name.startsWith('.')).sort()
  const kept = new Set([...finished.slice(-RELEASES_KEPT), current])
  const unwanted = names.filter((name) => !kept.has(name))
  for (const name of unwanted) {
    await rm(path.join(siteRoot, RELEASES, name), { recursive: true, force: true })
  }
}
