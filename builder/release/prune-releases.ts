import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { listTurns, withSiteLock } from './fencing.js'
import { CURRENT, listReleases, readLiveRelease, RELEASES } from './live-release.js'
import { stagedToken } from './stage-release.js'

/** Releases that stay for a rollback and for browsers that still ask for their chunks. */
const RELEASES_KEPT = 3

/** Deletes all but the newest releases and the current one, and what builds that died left behind. */
export async function pruneReleases(siteRoot: string): Promise<void> {
  for (const name of await withSiteLock(siteRoot, () => listUnwanted(siteRoot))) {
    await rm(path.join(siteRoot, name), { recursive: true, force: true })
  }
}

async function listUnwanted(siteRoot: string): Promise<string[]> {
  const live = await readLiveRelease(siteRoot)
  const finished = (await listReleases(siteRoot)).map(({ folder }) => path.basename(folder))
  const kept = new Set([
    ...finished.slice(-RELEASES_KEPT),
    live === null ? null : path.basename(live.folder),
  ])
  const turns = await listTurns(siteRoot)
  const isWanted = (name: string) => {
    const token = stagedToken(name)
    return token === null ? kept.has(name) : turns.has(token)
  }
  const releases = await readdir(path.join(siteRoot, RELEASES)).catch((): string[] => [])
  const links = (await readdir(siteRoot)).filter((name) => name.startsWith(`.${CURRENT}-`))
  return [
    ...releases.filter((name) => !isWanted(name)).map((name) => path.join(RELEASES, name)),
    ...links,
  ]
}
