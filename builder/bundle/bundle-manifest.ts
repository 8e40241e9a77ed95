import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ComponentChunkName } from '../../client/shared/page-data/page-views.js'

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

export async function readBundleManifest(folder: string): Promise<BundleManifest> {
  try {
    return JSON.parse(await readFile(path.join(folder, FILE), 'utf8')) as BundleManifest
  } catch (cause) {
    throw new Error('There is no browser code yet: run `npm run bundle` first.', { cause })
  }
}
