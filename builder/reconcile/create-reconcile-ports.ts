import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { createContentClient } from '../content/content-client.js'
import { explainContentFailure } from '../content/explain-content-failure.js'
import { bundleFolder, type BuilderConfig } from '../config.js'
import { generateSite } from '../generate-site.js'
import type { Progress } from '../lib/progress.js'
import { compareJobs, readJobDigest } from '../release/job-digest.js'
import { CURRENT, readLiveRelease } from '../release/live-release.js'
import { readBundleManifest } from '../bundle/bundle-manifest.js'
import { readApproval, readHint } from './inbox.js'
import { readRebuildState, updateRebuildState } from './rebuild-state.js'
import { createSettingsHash } from '../release/settings-hash.js'
import { toCode, toLiveFacts } from './wanted.js'
import type { Log, ReconcilePorts } from './reconcile-ports.js'

export interface ReconcilePortsOptions {
  progress: Progress
  log: Log
  pause: (ms: number) => Promise<void>
  allowsDrop: boolean
}

/** The real world: this machine's clock and files, and the content service. */
export async function createReconcilePorts(
  config: BuilderConfig,
  options: ReconcilePortsOptions,
): Promise<ReconcilePorts> {
  const { siteRoot, inboxRoot } = config
  const { progress, log, pause, allowsDrop } = options
  const { buildHash } = await readBundleManifest(bundleFolder(config))
  return {
    now: Date.now,
    random: Math.random,
    pause,
    readHint: () => readHint(inboxRoot),
    readApproval: () => readApproval(inboxRoot),
    readLive: async () => {
      const live = await readLiveRelease(siteRoot)
      return live === null ? null : toLiveFacts(live.manifest)
    },
    readState: () => readRebuildState(siteRoot),
    updateState: (change) => updateRebuildState(siteRoot, change),
    fetchMasterRef: async () => {
      try {
        return await createContentClient(config).fetchMasterRef({ isFresh: true })
      } catch (error) {
        throw explainContentFailure(error, config.apiEndpoint)
      }
    },
    generate: async ({ isWhole }) => {
      const former = await readJobDigest(await readLiveRelease(siteRoot))
      const manifest = await generateSite(config, progress, () => new Date(), {
        allowsDrop,
        isWhole,
        readApproval: () => readApproval(inboxRoot),
      })
      const next = await readJobDigest(await readLiveRelease(siteRoot))
      const { mtimeMs } = await lstat(path.join(siteRoot, CURRENT))
      return { manifest, changes: compareJobs(former, next), liveAt: Math.round(mtimeMs) }
    },
    code: toCode({ buildHash, settingsHash: await createSettingsHash(config) }),
    log,
  }
}
