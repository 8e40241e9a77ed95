import type { SiteManifest } from '../../client/content/create-site-manifest.js'
import type { BundleManifest } from '../bundle/bundle-manifest.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Content } from '../content/read-content.js'
import type { EmitMemory } from './emit-memory.js'

export interface ReleaseSources {
  manifest: SiteManifest
  content: Pick<Content, 'ref' | 'typePaths'>
  bundle: BundleManifest
  config: BuilderConfig
  settingsHash: string
  startedAt: Date
  memory: EmitMemory
  /** Reuse files whose sources have not changed. */
  reuses: boolean
}
