import type { Progress } from '../../lib/progress.js'
import { toLanguageConfigs, type BuilderConfig } from '../../lib/config.js'
import type { LiveRelease } from '../../release/live-release.js'
import type { StagedRelease } from '../../release/stage-release.js'
import type { Approval } from '../../shared/site-root/protocol.js'
import type { Candidate } from '../gate/candidate.js'
import { type LanguagePart, toLanguagePart } from './language-part.js'
import type { LanguagePrograms } from './language-programs.js'
import type { LanguageRequest } from './make-language.js'
import { GateRefusal } from '../gate/gate-refusal.js'
import type { SiteManifest } from '../../../client/content/create-site-manifest.js'
import { writeLanguage } from '../../emit/write-language.js'
import { gatherSources } from '../gather-sources.js'

interface LanguagesBuild {
  config: BuilderConfig
  progress: Progress
  programs: LanguagePrograms
  readApproval: () => Promise<Approval | null>
  allowsDrop: boolean
}

type LanguageSources = Pick<LanguageRequest, 'content' | 'startedAt' | 'depth'>

export type FurtherPart = LanguagePart & { warnings: string[] }
export type FirstPart = FurtherPart & { site: SiteManifest }

/**
 * Makes the files of all languages at once, the first in this process and each further one by its program.
 * @throws GateRefusal with what all of them have found
 */
export function makeLanguages(
  build: LanguagesBuild,
  staged: StagedRelease,
  sources: LanguageSources,
): Promise<readonly [FirstPart, FurtherPart[]]> {
  const further = makeFurther(build, staged, sources)
  return waitForAll([makeFirst(build, staged, sources), further])
}

/** Writes its files into the release. */
async function makeFirst(
  { config, progress }: LanguagesBuild,
  staged: StagedRelease,
  { content, startedAt }: LanguageSources,
): Promise<FirstPart> {
  const { warnings, ...sources } = await gatherSources(config, progress, { content, startedAt })
  for (const warning of warnings) progress.warn(warning)
  await staged.former.intact.looking
  await writeLanguage(staged, sources, { ...progress, isFirst: staged.former.live === null })
  const { manifest } = sources
  return { ...toLanguagePart(staged, manifest), warnings, site: manifest }
}

async function makeFurther(
  { config, progress, programs, readApproval, allowsDrop }: LanguagesBuild,
  { folder, writtenAt, former }: StagedRelease,
  { content, startedAt, depth }: LanguageSources,
): Promise<FurtherPart[]> {
  const configs = toLanguageConfigs(config).slice(1)
  if (configs.length === 0) return []
  const approval = await readApproval()
  const names = configs.map(({ lang }) => lang).join(', ')
  const parts = await progress.step(`making ${names}`, () =>
    waitForAll(
      configs.map((ofLanguage) => {
        const facts = toFormerFacts(former.live, ofLanguage)
        const live = former.live && { folder: former.live.folder, facts }
        const request = { content, startedAt, depth, folder, writtenAt, live, approval, allowsDrop }
        return programs.make({ ...request, config: ofLanguage })
      }),
    ),
  )
  for (const warning of parts.flatMap(({ warnings }) => warnings)) progress.warn(warning)
  return parts
}

/**
 * The results of all languages. Though one has failed, the others still write, so all are waited for.
 * @throws GateRefusal with what all of them have found, or any other error
 */
async function waitForAll<Results extends readonly unknown[]>(
  promises: readonly [...{ [Index in keyof Results]: Promise<Results[Index]> }],
): Promise<Results> {
  const results = await Promise.allSettled(promises)
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  const refusals = errors.filter((error) => error instanceof GateRefusal)
  const [first] = refusals
  if (first !== undefined && refusals.length === errors.length) {
    const findings = refusals.flatMap((refusal) => refusal.findings)
    throw new GateRefusal(findings, first.ref, first.retryAt)
  }
  for (const error of errors) throw error
  return (await Promise.all(promises)) as unknown as Results
}

/** What the checks of a language compare with: null if the live release does not have it. */
export function toFormerFacts(
  live: LiveRelease | null,
  { lang, languages }: Pick<BuilderConfig, 'lang' | 'languages'>,
): Candidate['live'] {
  if (live === null) return null
  const { manifest } = live
  if (manifest.languages === undefined) return languages.length === 0 ? manifest : null
  const facts = manifest.languages[lang]
  return facts === undefined ? null : { ...manifest, jobs: facts.jobs }
}
