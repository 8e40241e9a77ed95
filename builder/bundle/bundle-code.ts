import { cp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { bundleClient } from './bundle-client.js'
import { bundleEmbed } from './bundle-embed.js'
import { bundleServiceWorker } from './bundle-service-worker.js'
import { bundleStarter } from './bundle-starter.js'
import { bundleStyles } from './bundle-styles.js'
import { readBundleManifest, writeBundleManifest, type BundleManifest } from './bundle-manifest.js'
import { hashSources } from './hash-sources.js'
import { writePrecompressed } from './write-precompressed.js'
import { bundleFolder, type BuilderConfig } from '../lib/config.js'
import { shortHash } from '../lib/hash.js'
import { listFiles } from '../lib/list-files.js'
import type { Progress } from '../lib/progress.js'

export async function bundleCode(config: BuilderConfig, progress: Progress): Promise<void> {
  const { projectRoot, lang } = config
  const folder = bundleFolder(config)
  const sourceHash = await hashSources(projectRoot)
  if (await isUpToDate(folder, sourceHash)) {
    progress.note('the browser code is up to date')
    return
  }

  const staging = `${folder}.staging-${process.pid}`
  const publicFolder = path.join(staging, 'public')
  await rm(staging, { recursive: true, force: true })

  const client = await progress.step('bundling the browser code', () =>
    bundleClient(projectRoot, lang, publicFolder),
  )
  const styles = await progress.step('bundling the styles', () =>
    bundleStyles(projectRoot, publicFolder),
  )
  const starter = await bundleStarter(projectRoot)
  await cp(path.join(projectRoot, 'client/public'), publicFolder, { recursive: true })
  const buildHash = shortHash(16, lang, ...(await listFiles(publicFolder)))
  await progress.step('bundling the embed for other sites', () =>
    bundleEmbed(projectRoot, lang, publicFolder),
  )
  await progress.step('generating the service worker', () =>
    bundleServiceWorker(projectRoot, publicFolder, buildHash),
  )
  const files = await progress.step('compressing the bundle', () =>
    writePrecompressed(publicFolder),
  )

  const manifest: BundleManifest = { buildHash, sourceHash, starter, ...client, ...styles, files }
  await writeBundleManifest(staging, manifest)
  await rm(folder, { recursive: true, force: true })
  await rename(staging, folder)
}

async function isUpToDate(folder: string, sourceHash: string): Promise<boolean> {
  try {
    return (await readBundleManifest(folder)).sourceHash === sourceHash
  } catch {
    return false
  }
}
