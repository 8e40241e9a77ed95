import path from 'node:path'
import { createBoardMemory, type BoardMemory } from '../board/board-memory.js'
import { createKeptBoard } from '../board/kept-board.js'
import type { BuilderConfig } from '../lib/config.js'
import { createBuildMemory, type BuildMemory } from './build-memory.js'
import type { ReleaseSources } from '../emit/release-sources.js'
import { writeRelease } from '../emit/write-release.js'
import { readCandidate } from './gate/candidate.js'
import { checkRelease } from './gate/check-release.js'
import { checkServer } from './gate/check-server.js'
import { gatherSources } from './gather-sources.js'
import { shortHash } from '../lib/hash.js'
import type { Progress } from '../lib/progress.js'
import { announceRelease } from '../notify/announce-release.js'
import { takeTurn, type BuildTurn } from '../release/fencing.js'
import { readFormerRelease, RELEASES } from '../release/live-release.js'
import { pruneReleases } from '../release/prune-releases.js'
import { publishRelease } from '../release/publish-release.js'
import { hashSettings } from '../release/hash-settings.js'
import { stageRelease, type StagedRelease } from '../release/stage-release.js'
import { explainFileError } from '../shared/explain-file-error.js'
import type { Approval } from '../shared/protocol.js'
import { readPackageVersion } from '../shared/package-version.js'
import type { ReleaseManifest } from '../shared/release-manifest.js'
import { FORMAT } from '../shared/site-format.js'
import { toSourceRef } from '../shared/source-ref.js'
import { toObjects } from '../release/store/file-list.js'
import { findIntactFiles } from '../release/store/find-intact-files.js'

interface GenerateChoices {
  /** For a process that builds again and again: it then reads only the content that changed. */
  memory?: BuildMemory
  /** What an earlier look at the job board has left, so that this one asks for less. */
  board?: BoardMemory
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
    if (choices.memory === undefined) await prune()
    else memory.cleaning = memory.cleaning.then(prune)
  }
}

/** Its errors are warnings, so that they neither hide that of the build nor make a live release fail. */
async function cleanUp({ warn }: Progress, step: () => Promise<void>): Promise<void> {
  await step().catch((error: Error) => warn(`Cleaning up: ${explainFileError(error)}`))
}

/** In files: fewer are looked at before a thread has begun. */
const WORTH_A_THREAD = 2_000

async function makeRelease(build: Build, { token }: BuildTurn): Promise<ReleaseManifest> {
  const { config, progress, clock, memory } = build
  const isWhole = build.choices.isWhole === true
  const { siteRoot, projectRoot } = config
  const { latest } = memory
  const { board: boardMemory = createBoardMemory(), isBoardKept } = build.choices
  const made = isWhole ? undefined : latest?.files.files
  const looking =
    made !== undefined && made.size >= WORTH_A_THREAD
      ? findIntactFiles(projectRoot, siteRoot, made)
      : undefined
  const { warnings, ...sources } = await gatherSources(config, progress, {
    startedAt: clock(),
    isWhole,
    documents: build.choices.memory?.documents,
    board: { memory: boardMemory, isKept: isBoardKept },
  })
  const { manifest, content, bundle, startedAt } = sources
  for (const warning of warnings) progress.warn(warning)

  const live = await readFormerRelease(siteRoot, progress.warn)
  const settingsHash = await hashSettings(config)
  const id = createReleaseId(
    startedAt,
    toSourceRef(content.ref, content.board),
    bundle.buildHash,
    `${token}`,
  )
  const intact = await looking
  const staged = await stageRelease(siteRoot, {
    id,
    token,
    live,
    now: startedAt,
    depth: isWhole ? 'content' : 'size',
    precompresses: config.precompresses,
    settingsHash,
    liveFiles: latest !== null && latest.releaseId === live?.manifest.id ? latest.files : null,
    ...(intact && { intact }),
  })
  memory.latest = { releaseId: id, files: await writeRelease(staged, sources, progress) }
  await progress.step('checking the release', () =>
    Promise.all([staged.flush(), checkStaged(staged, sources, build.choices)]),
  )

  const release: ReleaseManifest = {
    id,
    format: FORMAT,
    version: readPackageVersion(projectRoot),
    contentRef: content.ref,
    ...(content.board !== null && { board: content.board }),
    buildHash: bundle.buildHash,
    settingsHash,
    token,
    jobs: manifest.content.jobs.open.length,
    pages: manifest.pages.length,
    size: staged.size,
    createdAt: startedAt.toISOString(),
    wholeAt: isWhole || live === null ? startedAt.toISOString() : live.manifest.wholeAt,
    durationMs: clock().getTime() - startedAt.getTime(),
    warnings,
    nextBoundary: manifest.nextBoundary,
    timeZone: manifest.content.timeZone,
  }
  await staged.writeFile('release.json', `${JSON.stringify(release, null, 2)}\n`)
  await progress.step('publishing the release', () =>
    publishRelease(siteRoot, staged, progress.warn),
  )
  const { jobBoard: board } = config
  if (board !== null && content.board !== null) {
    const kept = createKeptBoard({ ...config, board }, progress.warn)
    await kept.keep(boardMemory, content.board.state)
  }

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

async function checkStaged(
  staged: StagedRelease,
  { manifest, content, config }: ReleaseSources,
  { allowsDrop = false, readApproval = async () => null }: GenerateChoices,
): Promise<void> {
  const ref = toSourceRef(content.ref, content.board)
  const approval = await readApproval()
  const candidate = await readCandidate(staged, {
    site: manifest,
    ref,
    board: content.board,
    approval,
    allowsDrop,
  })
  checkRelease(candidate, manifest.nextBoundary)
  await checkServer(staged.folder, config.projectRoot, ref)
}
