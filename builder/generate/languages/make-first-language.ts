import type { SiteManifest } from '../../../client/content/create-site-manifest.js'
import type { Content } from '../../content/read-content.js'
import { writeLanguage } from '../../emit/write-language.js'
import type { BuilderConfig } from '../../lib/config.js'
import type { Progress } from '../../lib/progress.js'
import type { StagedRelease } from '../../release/stage-release.js'
import { gatherSources } from '../gather-sources.js'
import { toLanguagePart, type LanguagePart } from './language-part.js'

export type FirstPart = LanguagePart & { warnings: string[]; site: SiteManifest }

/** Makes the first language of a release in this process and writes its files into the release. */
export async function makeFirstLanguage(
  { config, progress }: { config: BuilderConfig; progress: Progress },
  staged: StagedRelease,
  { content, startedAt }: { content: Content; startedAt: Date },
): Promise<FirstPart> {
  const { warnings, ...sources } = await gatherSources(config, progress, { content, startedAt })
  for (const warning of warnings) progress.warn(warning)
  await staged.former.intact.looking
  await writeLanguage(staged, sources, { ...progress, isFirst: staged.former.live === null })
  const { manifest } = sources
  return { ...toLanguagePart(staged, manifest), warnings, site: manifest }
}
