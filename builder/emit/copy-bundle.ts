import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BundleManifest } from '../bundle/bundle-manifest.js'
import { bundleFolder, type BuilderConfig } from '../config.js'
import type { StagedRelease } from '../release/stage-release.js'
import { SERVICE_WORKER_REMOVAL } from './service-worker-removal.js'

const TWIN = /\.(br|gz)$/

/** The browser code and the other files that are the same for every content. */
export async function copyBundle(
  release: StagedRelease,
  manifest: BundleManifest,
  config: BuilderConfig,
): Promise<void> {
  for (const name of manifest.files) {
    const source = path.join(bundleFolder(config), 'public', name)
    if (name.startsWith('assets/')) await release.copyPublicFile(name, source)
    else if (TWIN.test(name)) continue
    else if (name === 'sw.js' && !config.hasServiceWorker) {
      await release.writePublicFile(name, SERVICE_WORKER_REMOVAL)
    } else await release.writePublicFile(name, await readFile(source))
  }
}
