import { rm } from 'node:fs/promises'
import path from 'node:path'
import { listTurns, withSiteLock } from '../release/fencing.js'
import { recordJobMemory } from '../release/job-memory.js'
import { listReleases, readLiveRelease, type LiveRelease } from '../release/live-release.js'
import { recordPageMemory } from '../release/page-memory.js'
import { discardReleases, toTrash } from '../release/prune-releases.js'
import type { Warn } from '../shared/site-root/json-files.js'
import { toFormat, type ReleaseManifest } from '../shared/site-root/release-manifest.js'
import { writeFormat } from '../shared/site-root/site-format.js'
import { rollback } from './rollback.js'

interface Wanted {
  format: number
  /** The release that is to be live; null for the live one, or the newest that is of the format. */
  id: string | null
}

/**
 * Prepares the way back to an earlier version of the program: a release that it understands becomes
 * current, later ones are deleted, and the site root has its format. What they know of jobs and pages is remembered.
 */
export async function returnToFormat(
  siteRoot: string,
  wanted: Wanted,
  clock: () => Date,
  warn: Warn = () => {},
): Promise<ReleaseManifest> {
  const { manifest } = await chooseRelease(siteRoot, wanted)
  const live = await readLiveRelease(siteRoot)
  if (live?.manifest?.id !== manifest.id) await rollback(siteRoot, manifest.id, clock, warn)

  const trash = toTrash(siteRoot)
  await withSiteLock(siteRoot, async () => {
    await refuseBuilding(siteRoot, manifest.id)
    const releases = await listReleases(siteRoot)
    const newest = releases.at(-1)
    if (newest !== undefined) await recordJobMemory(siteRoot, path.basename(newest.folder), warn)
    await recordPageMemory(siteRoot, warn)
    const kept = releases.filter((release) => isUnderstood(release, wanted.format))
    await discardReleases(siteRoot, new Set(kept.map(toName)), trash)
    // Last: until then, the earlier version refuses what is there.
    await writeFormat(siteRoot, wanted.format)
  })
  await rm(trash, { recursive: true, force: true })
  return manifest
}

async function chooseRelease(siteRoot: string, { format, id }: Wanted): Promise<LiveRelease> {
  const releases = await listReleases(siteRoot)
  const understood = releases.filter((release) => isUnderstood(release, format))
  const live = (await readLiveRelease(siteRoot))?.manifest?.id
  const found = understood.find(({ manifest }) => manifest.id === (id ?? live))
  const chosen = found ?? (id === null ? understood.at(-1) : undefined)
  if (chosen !== undefined) return chosen
  const which = id === null ? 'No release' : `Release "${id}" is not kept, or not`
  const known = releases.map(({ manifest }) => `${manifest.id} (format ${toFormat(manifest)})`)
  throw new Error(
    `${which} of format ${format} or earlier: ${known.join(', ') || 'there is none'}. Restore the backup from before the upgrade instead.`,
  )
}

async function refuseBuilding(siteRoot: string, id: string): Promise<void> {
  const live = await readLiveRelease(siteRoot)
  if ((await listTurns(siteRoot)).size === 0 && live?.manifest?.id === id) return
  throw new Error('A builder of this version is building: stop it, then run this again.')
}

function isUnderstood({ manifest }: LiveRelease, format: number): boolean {
  return toFormat(manifest) <= format
}

function toName({ folder }: LiveRelease): string {
  return path.basename(folder)
}
