import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { shareRuns, unlessItFails } from '../../client/shared/lib/share-runs.js'
import { readBundleManifest } from '../bundle/bundle-manifest.js'
import type { BuilderConfig } from '../lib/config.js'
import { shortHash } from '../shared/programs/hash.js'
import { listFiles } from '../lib/list-files.js'

/** Settings of where content comes from and goes to; they change no page. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set<keyof BuilderConfig>([
  'projectRoot',
  'siteRoot',
  'inboxRoot',
  'apiEndpoint',
  'jobBoard',
  'accessToken',
  'customTypesEndpoint',
  'customTypesToken',
  'allowsSample',
])

/** What shapes pages besides the content and the browser code: the settings and the builder itself. */
export async function hashSettings(config: BuilderConfig): Promise<string> {
  // A file of the site is named by the key.
  const notices = config.notices.indexNow?.key ?? null
  const settings = Object.entries({ ...config, notices }).filter(
    ([name]) => !WITHOUT_EFFECT.has(name),
  )
  const { sourceHash } = await readBundleManifest(config)
  const builderHash = await hashBuilder(config.projectRoot)
  return shortHash(16, JSON.stringify(settings.sort()), sourceHash, builderHash)
}

const hashBuilder = shareRuns(hashBuilderIn, new Map(), unlessItFails)

async function hashBuilderIn(projectRoot: string): Promise<string> {
  const folder = path.join(projectRoot, 'dist/builder')
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.js'))
  const parts = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name))]),
  )
  return shortHash(16, ...parts.flat())
}
