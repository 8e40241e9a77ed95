import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BundleManifest } from '../bundle/bundle-manifest.js'
import type { StagedRelease } from '../release/stage-release.js'

const TWIN = /\.(br|gz)$/

/** The browser code and the other files that are the same for every content. */
export async function copyBundle(
  release: StagedRelease,
  bundleFolder: string,
  manifest: BundleManifest,
): Promise<void> {
  for (const name of manifest.files) {
    const source = path.join(bundleFolder, 'public', name)
    if (name.startsWith('assets/')) await release.copyPublicFile(name, source)
    else if (!TWIN.test(name)) await release.writePublicFile(name, await readFile(source))
  }
}
