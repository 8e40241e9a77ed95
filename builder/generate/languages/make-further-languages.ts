import type { Progress } from '../../lib/progress.js'
import { toLanguageConfigs, type BuilderConfig } from '../../lib/config.js'
import type { LiveRelease } from '../../release/live-release.js'
import type { StagedRelease } from '../../release/stage-release.js'
import type { Approval } from '../../shared/site-root/protocol.js'
import type { Candidate } from '../gate/candidate.js'
import type { LanguagePart } from './language-part.js'
import type { LanguagePrograms } from './language-programs.js'
import type { LanguageRequest } from './make-language.js'
import { GateRefusal } from '../gate/gate-refusal.js'

interface FurtherBuild {
  config: BuilderConfig
  progress: Progress
  programs: LanguagePrograms
  readApproval: () => Promise<Approval | null>
  allowsDrop: boolean
}

export type FurtherPart = LanguagePart & { warnings: string[] }

/** Has all languages but the first made at once, each by its program. @throws GateRefusal with what all of them have found */
export async function makeFurtherLanguages(
  { config, progress, programs, readApproval, allowsDrop }: FurtherBuild,
  { folder, writtenAt, former }: Pick<StagedRelease, 'folder' | 'writtenAt' | 'former'>,
  { content, startedAt, depth }: Pick<LanguageRequest, 'content' | 'startedAt' | 'depth'>,
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

/**
 * The results of all languages. Though one has failed, the others still write, so all are waited for.
 * @throws GateRefusal with what all of them have found, or any other error
 */
export async function waitForAll<Results extends readonly unknown[]>(
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
