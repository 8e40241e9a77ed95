import { readBundleManifest } from './bundle-manifest.js'
import { hashSources } from './hash-sources.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'

/**
 * The code of a site in several languages is bundled at once: its first language has the files of all for
 * `/assets`, and the service worker.
 */
export async function bundleCode(config: BuilderConfig, progress: Progress): Promise<void> {
  const { projectRoot, languages } = config
  const names = languages.length === 0 ? [config.lang] : languages.map(({ lang }) => lang)
  const configs = names.map((lang) => ({ ...config, lang }))
  const sourceHash = await hashSources(projectRoot)
  if (await areUpToDate(configs, sourceHash)) {
    progress.note('the browser code is up to date')
    return
  }
  // The tools take a second to load.
  const { bundleLanguages } = await import('./bundle-languages.js')
  await bundleLanguages(config, configs, sourceHash, progress)
}

async function areUpToDate(
  configs: readonly BuilderConfig[],
  sourceHash: string,
): Promise<boolean> {
  try {
    const manifests = await Promise.all(configs.map(readBundleManifest))
    return manifests.every((manifest) => manifest.sourceHash === sourceHash)
  } catch {
    return false
  }
}
