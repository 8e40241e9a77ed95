import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { readBundleManifest } from '../bundle/bundle-manifest.js'
import type { BuilderConfig } from '../lib/config.js'
import type { BuildMemory } from '../generate/build-memory.js'
import { openBoard } from '../board/index.js'
import { createContentClient } from '../content/content-client.js'
import { explainContentFailure } from '../content/content-error.js'
import { memoize } from '../../client/shared/lib/memoize.js'
import type { Progress } from '../lib/progress.js'
import { hashSettings } from '../release/hash-settings.js'
import { compareJobs, readJobDigest } from '../release/job-digest.js'
import { isCopiedRelease } from '../release/job-memory.js'
import { CURRENT, readLiveRelease } from '../release/live-release.js'
import { readApproval, readHint, readRebuildState } from '../shared/site-root/protocol-files.js'
import { refuseNewerFormat } from '../shared/site-root/site-format.js'
import { updateRebuildState } from './rebuild-state.js'
import type { ReconcilePorts } from './reconcile-ports.js'
import { toCode, toLiveFacts } from './wanted.js'

export interface LoadOptions extends Pick<ReconcilePorts, 'log' | 'pause'> {
  progress: Progress
  /** Publishes even if half of the jobs, or all, are gone, or the site is many times as large. */
  allowsDrop: boolean
  /** For a process that builds again and again. Any other ends once it has cleaned up. */
  memory?: BuildMemory
}

/** Connects reconciling to this machine's clock and files and to the content service. */
export async function loadReconcilePorts(
  config: BuilderConfig,
  { progress, log, pause, allowsDrop, memory }: LoadOptions,
): Promise<ReconcilePorts> {
  const { siteRoot, inboxRoot } = config
  const { buildHash } = await readBundleManifest(config)
  // A watcher reads the same files every second.
  const warn = memoize(progress.warn)
  const isCopied = memoize((id: string) => isCopiedRelease(siteRoot, id))
  const board = openBoard(config, warn)
  const readDigest = async () => readJobDigest(await readLiveRelease(siteRoot))
  return {
    now: Date.now,
    random: Math.random,
    pause,
    readHint: () => readHint(inboxRoot, warn),
    readApproval: () => readApproval(inboxRoot, warn),
    readLive: async () => {
      const live = await readLiveRelease(siteRoot)
      if (live === null || live.manifest === null) return null
      return toLiveFacts(live.manifest, await isCopied(path.basename(live.folder)))
    },
    readState: async () => {
      // A later version may have taken the site over since this process started.
      await refuseNewerFormat(siteRoot)
      return readRebuildState(siteRoot, warn)
    },
    updateState: (change) => updateRebuildState(siteRoot, change),
    fetchMasterRef: () =>
      createContentClient(config)
        .fetchMasterRef({ isFresh: true })
        .catch((error: unknown) => {
          throw explainContentFailure(error, config)
        }),
    lookAtBoard: async () => {
      if (board === null) return null
      const look = await board.look()
      const live = await readLiveRelease(siteRoot)
      // For a release that was published before readings were kept, or whose reading is lost.
      if (live?.manifest?.board?.state === look.state) await board.keep(look.state)
      return look
    },
    readKeptBoard: async () => (await board?.readKeptState()) ?? null,
    generate: async (choices) => {
      // Only now: most runs find that nothing has changed, and it takes longest to load.
      const { generateSite } = await import('../generate/generate-site.js')
      const former = await readDigest()
      const manifest = await generateSite(config, progress, () => new Date(), {
        allowsDrop,
        ...choices,
        board,
        ...(memory && { memory }),
        readApproval: () => readApproval(inboxRoot, warn),
      })
      const { mtimeMs } = await lstat(path.join(siteRoot, CURRENT))
      const changes = compareJobs(former, await readDigest())
      return { manifest, changes, liveAt: Math.round(mtimeMs) }
    },
    code: toCode({ buildHash, settingsHash: await hashSettings(config) }),
    log,
  }
}
