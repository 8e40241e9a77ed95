import { openBoard, type Board } from '../board/index.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import { takeTurn } from '../release/fencing.js'
import { pruneReleases } from '../release/prune-releases.js'
import { toObjects } from '../release/store/file-list.js'
import { explainFileError } from '../shared/site-root/explain-file-error.js'
import type { Approval } from '../shared/site-root/protocol.js'
import type { ReleaseManifest } from '../shared/site-root/release-manifest.js'
import { createBuildMemory, type BuildMemory } from './build-memory.js'
import { makeRelease, type Build } from './make-release.js'

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

/** Content in, a published release out. Whatever fails before that, the former release stays live. */
export async function generateSite(
  config: BuilderConfig,
  progress: Progress,
  clock: () => Date,
  choices: GenerateChoices = {},
): Promise<ReleaseManifest> {
  const { siteRoot } = config
  const { memory = createBuildMemory() } = choices
  const isOneOfMany = choices.memory !== undefined
  const build: Build = {
    board: openBoard(config, progress.warn),
    isBoardKept: false,
    allowsDrop: false,
    isWhole: false,
    readApproval: async () => null,
    ...choices,
    config,
    progress,
    clock,
    memory,
    isOneOfMany,
  }
  // Before cleaning up, which frees what was used up.
  const fail = (error: Error): never => {
    const message = explainFileError(error, siteRoot)
    throw message === error.message ? error : new Error(message, { cause: error })
  }
  // Before anything is read: builds are ordered by when they began to read.
  const turn = await takeTurn(siteRoot, progress.warn).catch(fail)
  try {
    return await makeRelease(build, turn).catch(fail)
  } finally {
    await cleanUp(progress, turn.end)
    const { latest } = memory
    if (latest !== null) memory.kept.set(latest.releaseId, toObjects(latest.files))
    const prune = () => cleanUp(progress, () => pruneReleases(siteRoot, memory.kept))
    if (isOneOfMany) memory.cleaning = memory.cleaning.then(prune)
    else {
      memory.programs.end()
      await prune()
    }
  }
}

/** Its errors are warnings, so that they neither hide that of the build nor make a live release fail. */
async function cleanUp({ warn }: Progress, step: () => Promise<void>): Promise<void> {
  await step().catch((error: Error) => warn(`Cleaning up: ${explainFileError(error)}`))
}
