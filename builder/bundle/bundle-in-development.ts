import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { rollup, type RollupCache } from 'rollup'
import { toClientBundle } from './bundle-client.js'
import { writeBundleManifest } from './bundle-manifest.js'
import { bundleReact } from './bundle-react.js'
import { bundleStarter } from './bundle-starter.js'
import { bundleStyles } from './bundle-styles.js'
import { createDevelopmentOptions, createDevelopmentOutput } from './development-options.js'
import { hashSources } from './hash-sources.js'
import { bundleFolder, readBuilderConfig } from '../lib/config.js'
import { listFiles } from '../lib/list-files.js'
import type { BundlePart } from '../shared/programs/development.js'
import { refuseNewerFormat } from '../shared/site-root/site-format.js'

/*
 * The bundler of `npm run dev`, which forks it: bundles the part that a message names, and answers with
 * what is wrong, or null. It keeps what it knows of unchanged files. The server reads the browser code
 * here, and not in a release. In a folder with one set of names, further languages have theirs below their own.
 */

const projectRoot = path.resolve(import.meta.dirname, '../../..')
const { languages, bundles } = await findBundles()
const [{ folder }] = bundles
const publicFolder = path.join(folder, 'public')
const STYLES = { stylesheet: '/assets/styles.css', fonts: '/assets/fonts.css' }
const caches = new Map<string, RollupCache | undefined>()
let fontFile = ''

process.on('message', (part: BundlePart) => {
  const bundling = part === 'code' ? bundleCode() : writeStyles()
  void bundling.then(
    () => process.send?.(null),
    (error: Error) => process.send?.(error.message),
  )
})

async function bundleCode(): Promise<void> {
  if (caches.size === 0) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await bundleReact(projectRoot, publicFolder)
    await writeStyles()
  }
  const ownFiles = path.join(projectRoot, 'client/public')
  await cp(ownFiles, publicFolder, { recursive: true })
  const shared = {
    buildHash: 'development',
    sourceHash: await hashSources(projectRoot),
    starter: await bundleStarter(projectRoot),
    ...STYLES,
    fontFile,
    // A release takes the way out for service workers from here, and the rest to check its links.
    files: ['sw.js', ...(await listFiles(ownFiles))],
  }
  for (const bundle of bundles) {
    const client = await bundleLanguage(bundle)
    await mkdir(bundle.folder, { recursive: true })
    await writeBundleManifest(bundle.folder, { ...shared, ...client })
  }
}

async function bundleLanguage({ lang, folder: own }: Bundle) {
  const cache = caches.get(lang)
  const build = await rollup({
    ...createDevelopmentOptions(projectRoot, lang, languages),
    ...(cache !== undefined && { cache }),
  })
  const output = await build.write(
    createDevelopmentOutput(publicFolder, path.relative(folder, own)),
  )
  await build.close()
  caches.set(lang, build.cache)
  return toClientBundle(output)
}

async function writeStyles(): Promise<void> {
  const bundled = await bundleStyles(projectRoot, publicFolder)
  fontFile = bundled.fontFile
  for (const name of ['stylesheet', 'fonts'] as const) {
    await rename(path.join(publicFolder, bundled[name]), path.join(publicFolder, STYLES[name]))
  }
}

interface Bundle {
  lang: string
  folder: string
}

async function findBundles() {
  try {
    const config = readBuilderConfig(process.env, projectRoot)
    await refuseNewerFormat(config.siteRoot)
    const { languages } = config
    const [first, ...others] = languages.map(({ lang }) => lang)
    const toBundle = (lang: string): Bundle => ({ lang, folder: bundleFolder({ ...config, lang }) })
    const bundles: [Bundle, ...Bundle[]] = [toBundle(first ?? config.lang), ...others.map(toBundle)]
    return { languages, bundles }
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(1)
  }
}
