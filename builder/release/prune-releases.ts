import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { readFileList, toObjects } from './store/file-list.js'
import { type ObjectId, OBJECTS, listObjects } from './store/object-names.js'
import { listTurns, withSiteLock } from './fencing.js'
import {
  CURRENT,
  listReleaseFolders,
  listReleases,
  readLiveRelease,
  RELEASES,
} from './live-release.js'
import { stagedBy } from './stage-release.js'
import { mkdirSync, renameSync } from 'node:fs'

/** For rollbacks, and for browsers that still request their chunks. */
const RELEASES_KEPT = 3

/** In ms. A seed takes no turn: if its staging folder is younger, it may still run. */
const LONGEST_SEED = 3_600_000

/** What is to be deleted is moved to a folder of this name first. */
export function toTrash(siteRoot: string): string {
  return path.join(siteRoot, RELEASES, `.trash-${randomUUID()}`)
}

/** What releases link to, by their ids: it need not be read again. Without those that are gone. */
export type KnownObjects = Map<string, ReadonlySet<ObjectId>>

/**
 * Deletes all but the current and the newest releases, the objects that only others needed, and what
 * killed builds have left. Whatever interrupts it, the releases that are still there are whole.
 */
export async function pruneReleases(
  siteRoot: string,
  known: KnownObjects = new Map(),
): Promise<void> {
  const unwanted = await withSiteLock(siteRoot, async () => {
    const turns = await listTurns(siteRoot)
    const seeds = await listSeeds(siteRoot)
    const kept = await listKept(siteRoot)
    const trash = toTrash(siteRoot)
    // That of a seed may be older than all, and not live yet.
    if (seeds.size === 0) await discardReleases(siteRoot, kept, trash)
    // What runs may be about to use an object that no release needs at this moment.
    if (turns.size === 0 && seeds.size === 0) await sweep(siteRoot, kept, known, trash)
    return listLeftovers(siteRoot, (name) => {
      const by = stagedBy(name)
      return by === 'seed' ? seeds.has(name) : by !== null && turns.has(by)
    })
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

/** Moves all but the named releases to the trash. Call it within `withSiteLock`. */
export async function discardReleases(
  siteRoot: string,
  kept: ReadonlySet<string>,
  trash: string,
): Promise<void> {
  for (const folder of await listReleaseFolders(siteRoot)) {
    const name = path.basename(folder)
    if (kept.has(name)) continue
    await mkdir(trash, { recursive: true })
    await rename(folder, path.join(trash, name))
  }
}

/** Names of the staging folders of seeds that may still run. */
async function listSeeds(siteRoot: string): Promise<Set<string>> {
  const now = Date.now()
  const seeds = new Set<string>()
  for (const name of await listHidden(siteRoot)) {
    if (stagedBy(name) !== 'seed') continue
    const found = await stat(path.join(siteRoot, RELEASES, name)).catch(() => null)
    // One of the future is of a clock that was set back.
    if (found !== null && Math.abs(now - found.mtimeMs) < LONGEST_SEED) seeds.add(name)
  }
  return seeds
}

async function listLeftovers(
  siteRoot: string,
  isRunning: (stagingFolder: string) => boolean,
): Promise<string[]> {
  const folders = (await listHidden(siteRoot)).filter((name) => !isRunning(name))
  const links = (await readdir(siteRoot)).filter((name) => name.startsWith(`.${CURRENT}-`))
  return [...folders.map((name) => path.join(RELEASES, name)), ...links]
}

async function listHidden(siteRoot: string): Promise<string[]> {
  const names = await readdir(path.join(siteRoot, RELEASES)).catch((): string[] => [])
  return names.filter((name) => name.startsWith('.'))
}

async function sweep(
  siteRoot: string,
  kept: ReadonlySet<string>,
  known: KnownObjects,
  trash: string,
): Promise<void> {
  for (const name of known.keys()) if (!kept.has(name)) known.delete(name)
  for (const name of kept) {
    const objects = known.get(name) ?? (await readObjects(path.join(siteRoot, RELEASES, name)))
    // Nobody knows what a release needs whose list is damaged or missing.
    if (objects === null) return
    known.set(name, objects)
  }
  const wanted = [...known.values()]
  sweepObjects(siteRoot, (id) => wanted.some((objects) => objects.has(id)), trash)
}

async function readObjects(folder: string): Promise<ReadonlySet<ObjectId> | null> {
  const list = await readFileList(folder)
  return list && toObjects(list)
}

/**
 * Moves objects that no release needs into a folder, to be deleted there: moving is fast, so it can be done
 * while no build may start, and no build takes an object that is being deleted.
 */
function sweepObjects(siteRoot: string, isWanted: (id: ObjectId) => boolean, trash: string): void {
  for (const id of listObjects(siteRoot)) {
    if (isWanted(id)) continue
    mkdirSync(path.dirname(path.join(trash, id)), { recursive: true })
    renameSync(path.join(siteRoot, OBJECTS, id), path.join(trash, id))
  }
}
