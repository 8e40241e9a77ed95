import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BundleManifest } from '../bundle/bundle-manifest.js'
import { bundleFolder, type BuilderConfig } from '../config.js'
import { readJson } from '../shared/json-files.js'
import { RELEASES } from '../release/live-release.js'
import type { StagedRelease } from '../release/stage-release.js'
import { SERVICE_WORKER_REMOVAL } from './service-worker-removal.js'

/** The bundle, and the hashed files of earlier releases that open tabs may still ask for. */
export async function writeBrowserCode(
  release: StagedRelease,
  bundle: BundleManifest,
  config: BuilderConfig,
): Promise<void> {
  await copyBundle(release, bundle, config)
  await linkFormerAssets(release, bundle, config)
}

const PRECOMPRESSED = /\.(br|gz)$/

async function copyBundle(
  release: StagedRelease,
  bundle: BundleManifest,
  config: BuilderConfig,
): Promise<void> {
  for (const name of bundle.files) {
    const source = path.join(bundleFolder(config), 'public', name)
    if (name.startsWith('assets/')) await release.copyPublicFile(name, source)
    else if (PRECOMPRESSED.test(name)) continue
    else if (name === 'sw.js' && !config.hasServiceWorker) {
      await release.writePublicFile(name, SERVICE_WORKER_REMOVAL)
    } else await release.writePublicFile(name, await readFile(source))
  }
}

/** Not served: the hashed files of a release's own code, without those of earlier releases. */
const OWN_ASSETS = 'assets.json'

async function linkFormerAssets(
  release: StagedRelease,
  bundle: BundleManifest,
  { siteRoot }: BuilderConfig,
): Promise<void> {
  const own = bundle.files.filter((name) => name.startsWith('assets/'))
  await release.writeFile(OWN_ASSETS, JSON.stringify(own))
  for (const id of await readdir(path.join(siteRoot, RELEASES))) {
    if (id.startsWith('.')) continue
    const folder = path.join(siteRoot, RELEASES, id)
    for (const name of (await readJson<string[]>(path.join(folder, OWN_ASSETS))) ?? []) {
      await release.linkPublicFile(name, path.join(folder, 'public', name))
    }
  }
}
