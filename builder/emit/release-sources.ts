import type { SiteManifest } from '../../client/content/create-site-manifest.js'
import type { BundleManifest } from '../bundle/bundle-manifest.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Content } from '../content/read-content.js'

export interface ReleaseSources {
  manifest: SiteManifest
  content: Pick<Content, 'ref' | 'board' | 'ofBoard' | 'typePaths'>
  bundle: BundleManifest
  config: BuilderConfig
  startedAt: Date
}
