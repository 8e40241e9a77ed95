import { readdir, readlink } from 'node:fs/promises'
import path from 'node:path'
import { readJsonAs } from '../shared/site-root/json-files.js'
import { isReleaseManifest, type ReleaseManifest } from '../shared/site-root/release-manifest.js'

export const RELEASES = 'releases'
export const CURRENT = 'current'

export interface LiveRelease {
  folder: string
  manifest: ReleaseManifest
}

/** What `current` links to. Though its `release.json` is damaged, web servers serve it. */
type CurrentRelease = LiveRelease | { folder: string; manifest: null }

/** Null if `current` is missing, or anything but a link to a release of this site. */
export async function readLiveRelease(siteRoot: string): Promise<CurrentRelease | null> {
  const target = await readlink(path.join(siteRoot, CURRENT)).catch(() => null)
  if (target === null) return null
  const folder = path.resolve(siteRoot, target)
  if (path.dirname(folder) !== path.resolve(siteRoot, RELEASES)) return null
  return (await readRelease(folder)) ?? { folder, manifest: null }
}

/** All complete releases, oldest first by token, since clocks can be wrong. */
export async function listReleases(siteRoot: string): Promise<LiveRelease[]> {
  const releases = await Promise.all((await listReleaseFolders(siteRoot)).map(readRelease))
  return releases
    .filter((release) => release !== null)
    .sort((a, b) => a.manifest.token - b.manifest.token)
}

/** Absolute, sorted by name and so by time; damaged ones too. */
export async function listReleaseFolders(siteRoot: string): Promise<string[]> {
  const folder = path.join(siteRoot, RELEASES)
  const names = await readdir(folder).catch((): string[] => [])
  const finished = names.filter((name) => !name.startsWith('.')).sort()
  return finished.map((name) => path.join(folder, name))
}

async function readRelease(folder: string): Promise<LiveRelease | null> {
  const manifest = await readJsonAs<ReleaseManifest>(
    path.join(folder, 'release.json'),
    isReleaseManifest,
  )
  return manifest === null ? null : { folder, manifest }
}
