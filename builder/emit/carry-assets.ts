import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BundleManifest } from '../bundle/bundle-manifest.js'
import { RELEASES } from '../release/live-release.js'
import type { StagedRelease } from '../release/stage-release.js'

/** Which hashed files belong to a release's own code, apart from those it carries. */
const OWN_ASSETS = 'assets.json'

/**
 * A tab that was opened before this release still asks for the chunks of its own: the hashed files
 * of the releases that are kept stay reachable in the new one.
 */
export async function carryAssets(
  release: StagedRelease,
  siteRoot: string,
  manifest: BundleManifest,
): Promise<void> {
  const own = manifest.files.filter((name) => name.startsWith('assets/'))
  await release.writeFile(OWN_ASSETS, JSON.stringify(own))
  for (const id of await readdir(path.join(siteRoot, RELEASES))) {
    if (id.startsWith('.')) continue
    const folder = path.join(siteRoot, RELEASES, id)
    for (const name of await readOwnAssets(folder)) {
      await release.linkPublicFile(name, path.join(folder, 'public', name))
    }
  }
}

async function readOwnAssets(folder: string): Promise<string[]> {
  try {
    return JSON.parse(await readFile(path.join(folder, OWN_ASSETS), 'utf8')) as string[]
  } catch {
    return []
  }
}
