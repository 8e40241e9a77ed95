import { readdir, readlink } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseManifest } from '../shared/release-manifest.js'
import { readJson } from '../shared/json-files.js'

export const RELEASES = 'releases'
export const CURRENT = 'current'

export interface LiveRelease {
  folder: string
  manifest: ReleaseManifest
}

export async function readLiveRelease(siteRoot: string): Promise<LiveRelease | null> {
  const target = await readlink(path.join(siteRoot, CURRENT)).catch(() => null)
  return target === null ? null : readRelease(path.resolve(siteRoot, target))
}

/** All complete releases, oldest first by token, since clocks can be wrong. */
export async function listReleases(siteRoot: string): Promise<LiveRelease[]> {
  const folder = path.join(siteRoot, RELEASES)
  const names = await readdir(folder).catch((): string[] => [])
  const finished = names.filter((name) => !name.startsWith('.')).sort()
  const releases = await Promise.all(finished.map((name) => readRelease(path.join(folder, name))))
  return releases
    .filter((release) => release !== null)
    .sort((a, b) => (a.manifest.token ?? 0) - (b.manifest.token ?? 0))
}

async function readRelease(folder: string): Promise<LiveRelease | null> {
  const manifest = await readJson<ReleaseManifest>(path.join(folder, 'release.json'))
  return manifest === null ? null : { folder, manifest }
}
