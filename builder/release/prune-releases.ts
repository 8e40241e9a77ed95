import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { FILE_LIST, readFileList } from '../store/file-list.js'
import type { ObjectId } from '../store/object-names.js'
import { sweepObjects } from '../store/sweep-objects.js'
import { listTurns, withSiteLock } from './fencing.js'
import { CURRENT, listReleases, readLiveRelease, RELEASES } from './live-release.js'
import { stagedToken } from './stage-release.js'

/** For rollbacks, and for browsers that still request their chunks. */
const RELEASES_KEPT = 3

/** What is to be deleted is moved here first. */
const TRASH = '.trash'

/**
 * Deletes all but the current and the newest releases, the objects that only others needed, and what
 * killed builds have left.
 */
export async function pruneReleases(siteRoot: string): Promise<void> {
  const unwanted = await withSiteLock(siteRoot, async () => {
    const turns = await listTurns(siteRoot)
    const kept = await listKept(siteRoot)
    // A running build may be about to use an object that no release needs at this moment.
    if (turns.size === 0) await sweep(siteRoot, kept)
    return listUnwanted(siteRoot, kept, turns)
  })
  for (const name of unwanted) await rm(path.join(siteRoot, name), { recursive: true, force: true })
}

/** Names of the folders of releases. */
async function listKept(siteRoot: string): Promise<Set<string>> {
  const live = await readLiveRelease(siteRoot)
  const newest = (await listReleases(siteRoot)).slice(-RELEASES_KEPT)
  const kept = live === null ? newest : [...newest, live]
  return new Set(kept.map(({ folder }) => path.basename(folder)))
}

async function listUnwanted(
  siteRoot: string,
  kept: ReadonlySet<string>,
  turns: ReadonlySet<number>,
): Promise<string[]> {
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

async function sweep(siteRoot: string, kept: ReadonlySet<string>): Promise<void> {
  const wanted = new Set<ObjectId>()
  for (const name of kept) {
    const folder = path.join(siteRoot, RELEASES, name)
    const list = await readFileList(folder)
    // Nobody knows what a release needs whose list is damaged.
    if (list === null && existsSync(path.join(folder, FILE_LIST))) return
    for (const { id } of list?.files.values() ?? []) wanted.add(id)
    for (const id of list?.folders ?? []) wanted.add(id)
  }
  sweepObjects(siteRoot, (id) => wanted.has(id), path.join(siteRoot, RELEASES, TRASH))
}
