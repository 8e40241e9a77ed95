import { cp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { bundleClient } from './bundle-client.js'
import { bundleEmbed } from './bundle-embed.js'
import { bundleServiceWorker } from './bundle-service-worker.js'
import { bundleStarter } from './bundle-starter.js'
import { bundleStyles } from './bundle-styles.js'
import { writeBundleManifest, type BundleManifest } from './bundle-manifest.js'
import { writePrecompressed } from './write-precompressed.js'
import { bundleFolder, type BuilderConfig } from '../lib/config.js'
import { shortHash } from '../shared/programs/hash.js'
import { listFiles } from '../lib/list-files.js'
import type { Progress } from '../lib/progress.js'

type LanguageBundle = Omit<BundleManifest, 'files'> & { folder: string }

/** Bundles the code of a site, whose languages are `configs`. The bundle takes the place of a former one once it is whole. */
export async function bundleLanguages(
  config: BuilderConfig,
  configs: readonly BuilderConfig[],
  sourceHash: string,
  progress: Progress,
): Promise<void> {
  const { projectRoot, languages } = config
  const first = bundleFolder(configs[0] ?? config)
  const whole = languages.length === 0 ? first : path.dirname(first)
  const staging = `${whole}.staging-${process.pid}`
  await rm(staging, { recursive: true, force: true })

  const bundles: LanguageBundle[] = []
  for (const { lang } of configs) {
    const folder = languages.length === 0 ? staging : path.join(staging, lang)
    const bundle = await bundleLanguage(config, lang, path.join(folder, 'public'), progress)
    bundles.push({ folder, sourceHash, ...bundle })
  }
  await gatherAssets(bundles)
  await progress.step('generating the service worker', () =>
    bundleServiceWorker(
      projectRoot,
      languages,
      path.join(bundles[0]?.folder ?? '', 'public'),
      toWholeHash(bundles),
    ),
  )
  await progress.step('compressing the bundle', async () => {
    for (const { folder, ...bundle } of bundles) {
      const files = await writePrecompressed(path.join(folder, 'public'))
      await writeBundleManifest(folder, { ...bundle, files })
    }
  })
  await rm(whole, { recursive: true, force: true })
  await rename(staging, whole)
}

async function bundleLanguage(
  { projectRoot, languages }: BuilderConfig,
  lang: string,
  publicFolder: string,
  progress: Progress,
) {
  const place = languages.length === 0 ? '' : ` in ${lang}`
  const client = await progress.step(`bundling the browser code${place}`, () =>
    bundleClient(projectRoot, lang, languages, publicFolder),
  )
  const styles = await progress.step('bundling the styles', () =>
    bundleStyles(projectRoot, publicFolder),
  )
  const starter = await bundleStarter(projectRoot)
  await cp(path.join(projectRoot, 'client/public'), publicFolder, { recursive: true })
  const buildHash = shortHash(16, lang, ...(await listFiles(publicFolder)))
  await progress.step(`bundling the embed for other sites${place}`, () =>
    bundleEmbed(projectRoot, lang, languages, publicFolder),
  )
  return { buildHash, starter, ...client, ...styles }
}

function toWholeHash(bundles: readonly LanguageBundle[]): string {
  const [first = '', ...others] = bundles.map(({ buildHash }) => buildHash)
  return others.length === 0 ? first : shortHash(16, first, ...others)
}

/** What does not depend on the language, React and the styles for example, has one name in all of them. */
async function gatherAssets([first, ...others]: readonly LanguageBundle[]): Promise<void> {
  const toAssets = (folder: string) => path.join(folder, 'public/assets')
  for (const { folder } of others) {
    await cp(toAssets(folder), toAssets(first?.folder ?? ''), { recursive: true })
  }
}
