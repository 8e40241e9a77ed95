import path from 'node:path'
import { openBoard, type Board } from '../board/index.js'
import { readBundleManifest } from '../bundle/bundle-manifest.js'
import type { BuilderConfig } from '../lib/config.js'
import { createBuildMemory, type BuildMemory } from './build-memory.js'
import { writeSharedFiles } from '../emit/write-shared-files.js'
import { readContent } from '../content/read-content.js'
import { readCandidate } from './gate/candidate.js'
import { checkRelease } from './gate/check-release.js'
import { checkServer } from './gate/check-server.js'
import { countAll, joinParts } from './languages/join-parts.js'
import { makeFirstLanguage } from './languages/make-first-language.js'
import { makeFurtherLanguages, toFormerFacts } from './languages/make-further-languages.js'
import { waitForAll } from './languages/wait-for-all.js'
import { shortHash } from '../shared/programs/hash.js'
import type { Progress } from '../lib/progress.js'
import { announceRelease } from '../release/notify/announce-release.js'
import { takeTurn, type BuildTurn } from '../release/fencing.js'
import { readFormerRelease, RELEASES } from '../release/live-release.js'
import { pruneReleases } from '../release/prune-releases.js'
import { publishRelease } from '../release/publish-release.js'
import { hashSettings } from '../release/hash-settings.js'
import { stageRelease } from '../release/stage-release.js'
import { explainFileError } from '../shared/site-root/explain-file-error.js'
import type { Approval } from '../shared/site-root/protocol.js'
import { readPackageVersion } from '../shared/programs/package-version.js'
import type { ReleaseManifest } from '../shared/site-root/release-manifest.js'
import { FORMAT } from '../shared/site-root/site-format.js'
import { toSourceRef } from '../shared/site-root/source-ref.js'
import { toObjects } from '../release/store/file-list.js'
import { findIntactFiles } from '../release/store/find-intact-files.js'
import type { StoredFile } from '../release/store/stored-file.js'

interface GenerateChoices {
  /** For a process that builds again and again: it then reads only the content that changed. */
  memory?: BuildMemory
  /** With what earlier looks at it have left, so that this one asks for less. */
  board?: Board | null
  /** The board's jobs stay as they were last published. */
  isBoardKept?: boolean
  /** Publishes even if half of the jobs, or all, are gone, or the site is many times as large. */
  allowsDrop?: boolean
  /** Reads all content and renders unchanged pages too, so that nothing corrupted stays. */
  isWhole?: boolean
  /** Read when the checks run, so that an approval given during the build counts. */
  readApproval?: () => Promise<Approval | null>
}

interface Build {
  config: BuilderConfig
  progress: Progress
  clock: () => Date
  choices: GenerateChoices
  memory: BuildMemory
}

/** Content in, a published release out. Whatever fails before that, the former release stays live. */
export async function generateSite(
  config: BuilderConfig,
  progress: Progress,
  clock: () => Date,
  choices: GenerateChoices = {},
): Promise<ReleaseManifest> {
  const { siteRoot } = config
  const { memory = createBuildMemory() } = choices
  // Before cleaning up, which frees what was used up.
  const fail = (error: Error): never => {
    const message = explainFileError(error, siteRoot)
    throw message === error.message ? error : new Error(message, { cause: error })
  }
  // Before anything is read: builds are ordered by when they began to read.
  const turn = await takeTurn(siteRoot, progress.warn).catch(fail)
  try {
    return await makeRelease({ config, progress, clock, choices, memory }, turn).catch(fail)
  } finally {
    await cleanUp(progress, turn.end)
    const { latest } = memory
    if (latest !== null) memory.kept.set(latest.releaseId, toObjects(latest.files))
    const prune = () => cleanUp(progress, () => pruneReleases(siteRoot, memory.kept))
    if (choices.memory === undefined) {
      memory.programs.end()
      await prune()
    } else memory.cleaning = memory.cleaning.then(prune)
  }
}

/** Its errors are warnings, so that they neither hide that of the build nor make a live release fail. */
async function cleanUp({ warn }: Progress, step: () => Promise<void>): Promise<void> {
  await step().catch((error: Error) => warn(`Cleaning up: ${explainFileError(error)}`))
}

/** In files: fewer are looked at before a thread has begun. */
const WORTH_A_THREAD = 2_000

/** Beside the reading of the content: adds those files of the latest release that are as they were written. */
async function findIntact(
  { config, choices, memory }: Build,
  intact: Set<StoredFile>,
): Promise<void> {
  const files = memory.latest?.files.files
  if (files === undefined || files.size < WORTH_A_THREAD || choices.isWhole === true) return
  const found = await findIntactFiles(config.projectRoot, config.siteRoot, files)
  for (const file of found) intact.add(file)
}

async function makeRelease(build: Build, { token }: BuildTurn): Promise<ReleaseManifest> {
  const { config, progress, clock, memory } = build
  const isWhole = build.choices.isWhole === true
  const { siteRoot, projectRoot } = config
  const { latest } = memory
  const { isBoardKept, board = openBoard(config, progress.warn) } = build.choices
  const intact = new Set<StoredFile>()
  const looking = findIntact(build, intact)
  const { buildHash } = await readBundleManifest(config)
  const startedAt = clock()
  const content = await readContent(config, progress, {
    memory: build.choices.memory?.documents,
    board,
    isBoardKept,
    isWhole,
    now: startedAt.getTime(),
  })
  for (const warning of content.warnings) progress.warn(warning)

  const live = await readFormerRelease(siteRoot, progress.warn)
  const settingsHash = await hashSettings(config)
  const ref = toSourceRef(content.ref, content.board)
  const depth = isWhole ? 'content' : 'size'
  const staged = await stageRelease(siteRoot, {
    id: createReleaseId(startedAt, ref, buildHash, `${token}`),
    token,
    live,
    now: startedAt,
    depth,
    precompresses: config.precompresses,
    settingsHash,
    liveFiles: latest !== null && latest.releaseId === live?.manifest.id ? latest.files : null,
    intact,
  })
  const { id } = staged
  const { allowsDrop = false, readApproval = async () => null } = build.choices
  const sources = { content, startedAt, depth } as const
  const making = makeFurtherLanguages(
    { config, progress, programs: memory.programs, readApproval, allowsDrop },
    staged,
    sources,
  )
  const [first, further] = await waitForAll([
    makeFirstLanguage({ config, progress }, staged, { ...sources, looking }),
    making,
  ])
  const parts = [first, ...further]
  for (const part of further) for (const [name, file] of part.files) staged.add(name, file)
  const joined = joinParts(parts)
  await writeSharedFiles(staged, { ...joined, config }, progress)
  memory.latest = { releaseId: id, files: staged.finish() }
  const all = countAll(parts)
  await progress.step('checking the release', async () => {
    const candidate = await readCandidate(staged, {
      site: first.site,
      ref,
      board: content.board,
      redirectMaps: joined.redirectMaps,
      elsewhere: new Map(parts.flatMap(({ elsewhere }) => [...elsewhere])),
      jobsElsewhere: further.reduce((sum, { facts }) => sum + facts.jobs, 0),
      live: toFormerFacts(live, config),
      approval: await readApproval(),
      allowsDrop,
    })
    const check = async () => {
      checkRelease(candidate, all.nextBoundary)
      await checkServer(staged.folder, projectRoot, ref)
    }
    await Promise.all([staged.flush(), check()])
  })

  const release: ReleaseManifest = {
    id,
    format: FORMAT,
    version: readPackageVersion(projectRoot),
    contentRef: content.ref,
    ...(content.board !== null && { board: content.board }),
    buildHash,
    settingsHash,
    token,
    size: staged.size,
    createdAt: startedAt.toISOString(),
    wholeAt: isWhole || live === null ? startedAt.toISOString() : live.manifest.wholeAt,
    durationMs: clock().getTime() - startedAt.getTime(),
    warnings: [...content.warnings, ...parts.flatMap(({ warnings }) => warnings)],
    ...all,
    timeZone: first.timeZone,
  }
  await staged.writeFile('release.json', `${JSON.stringify(release, null, 2)}\n`)
  await progress.step('publishing the release', () =>
    publishRelease(siteRoot, staged, progress.warn),
  )
  if (content.board !== null) await board?.keep(content.board.state)

  if (config.notices.isDeferred !== true) {
    const next = path.join(siteRoot, RELEASES, id)
    await announceRelease(config, { former: live?.folder ?? null, next }, progress, clock())
  }
  return release
}

/** '20261120T231500123Z-3f9c1a': sorts by time, with a hash for releases of the same instant. */
function createReleaseId(now: Date, ...madeFrom: string[]): string {
  const time = now.toISOString().replace(/[-:.]/g, '')
  return `${time}-${shortHash(6, ...madeFrom)}`
}
