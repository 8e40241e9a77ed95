import type { SiteManifest } from '../../../client/content/create-site-manifest.js'
import type { Content } from '../../content/read-content.js'
import { writeLanguage } from '../../emit/write-language.js'
import type { BuilderConfig } from '../../lib/config.js'
import type { Progress } from '../../lib/progress.js'
import type { StagedRelease } from '../../release/stage-release.js'
import { gatherSources } from '../gather-sources.js'
import { toLanguagePart, type LanguagePart } from './language-part.js'

interface FirstSources {
  content: Content
  startedAt: Date
  /** Settles when it is known which files of the live release are intact. */
  looking: Promise<void>
}

/** Makes the first language of a release in this process and writes its files into the release. */
export async function makeFirstLanguage(
  { config, progress }: { config: BuilderConfig; progress: Progress },
  staged: StagedRelease,
  { content, startedAt, looking }: FirstSources,
): Promise<LanguagePart & { warnings: string[]; site: SiteManifest }> {
  const { warnings, ...sources } = await gatherSources(config, progress, { content, startedAt })
  for (const warning of warnings) progress.warn(warning)
  await looking
  await writeLanguage(staged, sources, { ...progress, isFirst: staged.live === null })
  const { manifest } = sources
  return { ...toLanguagePart(staged, manifest), warnings, site: manifest }
}
