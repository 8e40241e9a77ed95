import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ComponentChunkName } from '../../client/shared/page-data/page-views.js'
import { bundleFolder, type BundledLanguage } from '../lib/config.js'

export interface BundledChunk {
  url: string
  imports: string[]
}

/** What `bundle` wrote, for `generate` to refer to. */
export interface BundleManifest {
  /** Changes with the browser code only. */
  buildHash: string
  /** Hash of all inputs of the bundle: if it is unchanged, `bundle` has nothing to do. */
  sourceHash: string
  /** The script within each page. */
  starter: string
  entry: BundledChunk
  saved: BundledChunk
  /** Loads the operator's script for statistics. */
  analytics: BundledChunk
  /** Shows slices in the CMS while they are written. */
  simulator: BundledChunk
  templates: Record<ComponentChunkName, BundledChunk>
  stylesheet: string
  /** A stylesheet with the site's own font. */
  fonts: string
  /** The file of that font which every page needs. */
  fontFile: string
  /** Every file of the bundle, relative to its `public` folder. */
  files: string[]
}

const FILE = 'bundle-manifest.json'

export async function writeBundleManifest(folder: string, manifest: BundleManifest) {
  await writeFile(path.join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`)
}

export async function readBundleManifest(config: BundledLanguage): Promise<BundleManifest> {
  try {
    return JSON.parse(await readFile(path.join(bundleFolder(config), FILE), 'utf8'))
  } catch (cause) {
    throw new Error(
      `There is no browser code for ${nameLanguages(config)} yet: run \`npm run bundle\` with the same setting first.`,
      { cause },
    )
  }
}

function nameLanguages({ lang, languages }: BundledLanguage): string {
  if (languages.length === 0) return `CONTENT_LANG=${lang}`
  return `CONTENT_LANGS=${languages.map((one) => one.lang).join(',')}`
}
