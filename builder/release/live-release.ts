import { readFile, readlink } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseManifest } from '../../client/shared/release.js'

export const RELEASES = 'releases'
export const CURRENT = 'current'

export interface LiveRelease {
  /** Absolute folder of the release that `current` names. */
  folder: string
  manifest: ReleaseManifest
}

/** What is being served; null where nothing has been published yet. */
export async function readLiveRelease(siteRoot: string): Promise<LiveRelease | null> {
  try {
    const folder = path.resolve(siteRoot, await readlink(path.join(siteRoot, CURRENT)))
    const manifest = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'))
    return { folder, manifest: manifest as ReleaseManifest }
  } catch {
    return null
  }
}
