import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readBundleManifest } from '../bundle/bundle-manifest.js'
import { bundleFolder, type BuilderConfig } from '../lib/config.js'
import { readJson } from '../shared/site-root/json-files.js'
import { listReleases } from '../release/live-release.js'
import type { StagedRelease } from '../release/stage-release.js'
import type { StoredFile } from '../release/store/stored-file.js'

/** The bundle, which has the files of all languages, and the hashed files of earlier releases that open tabs may still ask for. */
export async function writeBrowserCode(
  release: StagedRelease,
  config: BuilderConfig,
  warn: (text: string) => void,
): Promise<void> {
  const own = await copyBundle(release, config)
  await linkFormerAssets(release, own, config, warn)
}

/** `/sw.js` while SERVICE_WORKER is `false`: removes itself and all saved copies from browsers. */
export const SERVICE_WORKER_REMOVAL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys()
    const own = names.filter((name) => name.startsWith('careers-'))
    await Promise.all(own.map((name) => caches.delete(name)))
    await self.registration.unregister()
  })())
})
`

const PRECOMPRESSED = /\.(br|gz)$/

async function copyBundle(release: StagedRelease, config: BuilderConfig): Promise<OwnAssets> {
  const bundle = await readBundleManifest(config)
  const own: Record<string, StoredFile> = {}
  const readBundled = (name: string) => readFile(path.join(bundleFolder(config), 'public', name))
  for (const name of bundle.files.filter((file) => !PRECOMPRESSED.test(file))) {
    const readForms = () =>
      Promise.all(
        ['.br', '.gz']
          .filter((suffix) => bundle.files.includes(name + suffix))
          .map(async (suffix) => ({ suffix, body: await readBundled(name + suffix) })),
      )
    if (name.startsWith('assets/')) {
      own[name] = await release.writeAsset(name, await readBundled(name), readForms)
    } else if (name === 'sw.js' && !config.hasServiceWorker) {
      await release.put(name, [SERVICE_WORKER_REMOVAL], () => SERVICE_WORKER_REMOVAL)
    } else await release.put(name, [bundle], () => readBundled(name))
  }
  return own
}

/** Not served: the hashed files of a release's own code, without those of earlier releases. */
const OWN_ASSETS = 'assets.json'

/** By name. */
type OwnAssets = Readonly<Record<string, StoredFile>>

async function linkFormerAssets(
  release: StagedRelease,
  own: OwnAssets,
  { siteRoot }: BuilderConfig,
  warn: (text: string) => void,
): Promise<void> {
  await release.writeFile(OWN_ASSETS, JSON.stringify(own))
  for (const { folder } of await listReleases(siteRoot)) {
    const assets = (await readJson<OwnAssets>(path.join(folder, OWN_ASSETS))) ?? {}
    for (const [name, file] of Object.entries(assets)) {
      if (release.publicFiles.has(name) || release.keepAsset(name, file)) continue
      warn(`${name} of release ${path.basename(folder)} is damaged or missing, and is left out.`)
    }
  }
}
