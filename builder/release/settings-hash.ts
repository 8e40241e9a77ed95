import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readBundleManifest } from '../bundle/bundle-manifest.js'
import { bundleFolder, type BuilderConfig } from '../config.js'
import { shortHash } from '../lib/hash.js'
import { listFiles } from '../lib/list-files.js'

/** Where the same content comes from and goes to changes no page. */
const WITHOUT_EFFECT = ['projectRoot', 'siteRoot', 'inboxRoot', 'accessToken', 'customTypesToken']

/** What shapes the pages besides the content and the browser code: settings, and the builder itself. */
export async function createSettingsHash(config: BuilderConfig): Promise<string> {
  const settings = Object.entries(config).filter(([name]) => !WITHOUT_EFFECT.includes(name))
  const { sourceHash } = await readBundleManifest(bundleFolder(config))
  return shortHash(16, JSON.stringify(settings.sort()), sourceHash, await hashBuilder(config))
}

/** Code does not change while a process runs it. */
const hashes = new Map<string, Promise<string>>()

function hashBuilder({ projectRoot }: BuilderConfig): Promise<string> {
  const known = hashes.get(projectRoot)
  if (known !== undefined) return known
  const made = hashFolder(path.join(projectRoot, 'dist/builder'))
  hashes.set(projectRoot, made)
  return made
}

async function hashFolder(folder: string): Promise<string> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.js'))
  const parts = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name))]),
  )
  return shortHash(16, ...parts.flat())
}
