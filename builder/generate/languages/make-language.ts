import path from 'node:path'
import type { Content } from '../../content/read-content.js'
import { writeLanguage } from '../../emit/write-language.js'
import type { ReleaseSources } from '../../emit/release-sources.js'
import type { BuilderConfig } from '../../lib/config.js'
import type { Progress } from '../../lib/progress.js'
import { withSiteLock } from '../../release/fencing.js'
import { hashSettings } from '../../release/hash-settings.js'
import { stageFiles, type StagedFiles } from '../../release/stage-files.js'
import type { CheckDepth } from '../../release/store/check-object.js'
import type { StoredFile } from '../../release/store/stored-file.js'
import { readFileList } from '../../release/store/file-list.js'
import type { Approval } from '../../shared/site-root/protocol.js'
import { toSourceRef } from '../../shared/site-root/source-ref.js'
import type { Candidate } from '../gate/candidate.js'
import { checkLanguage } from '../gate/check-release.js'
import { gatherSources } from '../gather-sources.js'
import { joinMaps } from './join-parts.js'
import { toLanguagePart, type LanguagePart } from './language-part.js'

/** What a program needs to make a further language of a release. */
export interface LanguageRequest {
  config: BuilderConfig
  /** Of all languages. */
  content: Content
  startedAt: Date
  /** The folder of the release that is being written. */
  folder: string
  /** The modification time of what is new in it. */
  writtenAt: Date
  depth: CheckDepth
  /** The folder of the live release, and its facts about this language. */
  live: { folder: string; facts: Candidate['live'] } | null
  approval: Approval | null
  allowsDrop: boolean
}

/** What a program that makes a language again and again keeps between two releases. */
export interface LanguageMemory {
  /** The files that it has made last. */
  files: ReadonlyMap<string, StoredFile> | null
}

/** Makes the files of a further language and stores them, without a release that shows them. */
export async function makeLanguage(
  request: LanguageRequest,
  memory: LanguageMemory,
  progress: Progress,
): Promise<LanguagePart & { warnings: string[] }> {
  const { config, folder, writtenAt, depth, live } = request
  const { siteRoot, precompresses } = config
  const { warnings, ...sources } = await gatherSources(config, progress, request)
  const former =
    live === null ? undefined : (memory.files ?? (await readFileList(live.folder))?.files)
  const staged = stageFiles({
    siteRoot,
    stagingFolder: path.join(folder, `.objects-${config.lang}`),
    writtenAt,
    depth,
    precompresses,
    settingsHash: await hashSettings(config),
    former,
  })
  await writeLanguage(staged, sources, { ...progress, isFirst: live === null })
  const part = toLanguagePart(staged, sources.manifest)
  check(part, staged, sources, request)
  await staged.objects.flush()
  // Two programs must not move objects of one group at once.
  await withSiteLock(siteRoot, staged.objects.commit)
  memory.files = part.files
  return { ...part, warnings }
}

function check(
  part: LanguagePart,
  { publicFiles, links, size }: StagedFiles,
  { manifest, content }: ReleaseSources,
  { live, approval, allowsDrop }: LanguageRequest,
): void {
  const candidate: Candidate = {
    site: manifest,
    ref: toSourceRef(content.ref, content.board),
    board: content.board,
    redirectMaps: joinMaps([part]),
    jobsElsewhere: 0,
    elsewhere: new Map(),
    publicFiles,
    links,
    size,
    maps: { jobs: '', paths: '' },
    live: live?.facts ?? null,
    approval,
    allowsDrop,
  }
  checkLanguage(candidate, manifest.nextBoundary)
}
