import path from 'node:path'
import { writeLanguage } from '../../emit/write-language.js'
import type { ReleaseSources } from '../../emit/release-sources.js'
import type { Progress } from '../../lib/progress.js'
import { withSiteLock } from '../../release/fencing.js'
import { hashSettings } from '../../release/hash-settings.js'
import { stageFiles, type StagedFiles } from '../../release/stage-files.js'
import { isIntact, type StoredFile } from '../../release/store/stored-file.js'
import { readFileList } from '../../release/store/file-list.js'
import { toSourceRef } from '../../shared/source-ref.js'
import type { Candidate } from '../gate/candidate.js'
import { checkLanguage } from '../gate/check-release.js'
import { gatherSources } from '../gather-sources.js'
import { joinMaps } from './join-maps.js'
import { areSameInputs, findLanguageInputs, type LanguageInputs } from './language-inputs.js'
import type { LanguageRequest } from './language-request.js'
import { toLanguagePart, type LanguagePart, type MadeLanguage } from './language-part.js'

/** What a program that makes a language again and again keeps between two releases. */
export interface LanguageMemory {
  /** The files that it has made last, and what they were made from. */
  latest: { inputs: LanguageInputs; files: ReadonlyMap<string, StoredFile> } | null
}

/**
 * Makes the files of a further language and stores them, without a release that shows them. Resolves to null if
 * those that it has made last are still right: an edit is mostly one of another language.
 */
export async function makeLanguage(
  request: LanguageRequest,
  memory: LanguageMemory,
  progress: Progress,
): Promise<MadeLanguage | null> {
  const { config, folder, writtenAt, depth, live } = request
  const { siteRoot, precompresses } = config
  const inputs = await findLanguageInputs(request)
  const { latest } = memory
  if (latest !== null && request.mayKeep && areSameInputs(latest.inputs, inputs)) {
    if ([...latest.files].every(([name, file]) => isIntact(siteRoot, name, file))) return null
  }
  const { warnings, ...sources } = await gatherSources(config, progress, request)
  const former =
    live === null ? undefined : (latest?.files ?? (await readFileList(live.folder))?.files)
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
  memory.latest = { inputs, files: part.files }
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
