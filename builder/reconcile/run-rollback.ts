import path from 'node:path'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import { purgeChanges } from '../release/notify/purge-changes.js'
import { readLiveRelease, RELEASES } from '../release/live-release.js'
import { returnToFormat } from './return-to-format.js'
import { rollback } from './rollback.js'
import { readBundleManifest } from '../bundle/bundle-manifest.js'
import { readPackageVersion } from '../shared/programs/package-version.js'
import type { ReleaseManifest } from '../shared/site-root/release-manifest.js'

interface RollbackOptions {
  /** Null for the previous release. */
  id: string | null
  /** What the site root is to have afterwards; null for what it has. */
  format: number | null
}

/** The command `rollback`. */
export async function runRollback(
  config: BuilderConfig,
  progress: Progress,
  { id, format }: RollbackOptions,
): Promise<void> {
  const { siteRoot } = config
  const clock = () => new Date()
  const former = (await readLiveRelease(siteRoot))?.folder ?? null
  if (format !== null) {
    const live = await progress.step('rolling back', () =>
      returnToFormat(siteRoot, { format, id }, clock, progress.warn),
    )
    progress.note(
      `release ${live.id} is live, and the site root has format ${format}: start the earlier version now, before a builder of this one`,
      { release: live.id },
    )
    return
  }
  const live = await progress.step('rolling back', () =>
    rollback(siteRoot, id, clock, progress.warn),
  )
  progress.note(
    `release ${live.id} is live again; it stays until the content or the code changes`,
    { release: live.id },
  )
  const next = path.join(siteRoot, RELEASES, live.id)
  await purgeChanges({ ...config.notices, siteUrl: config.siteUrl }, { former, next }, progress)
  const other = await describeOtherCode(config, live)
  if (other !== null) progress.warn(other)
}

/** What to know of a release that is live again and was built by other code; null if this code built it. */
async function describeOtherCode(
  config: BuilderConfig,
  { id, buildHash, version = '' }: ReleaseManifest,
): Promise<string | null> {
  // A rollback needs no browser code.
  const bundle = await readBundleManifest(config).catch(() => null)
  const own = { version: readPackageVersion(config.projectRoot), buildHash: bundle?.buildHash }
  const isSameVersion = version === '' || version === own.version
  if (isSameVersion && (own.buildHash === undefined || buildHash === own.buildHash)) return null
  const by = `version ${version || 'unknown'} (build ${buildHash})`
  const running = `version ${own.version} (build ${own.buildHash ?? 'unknown'})`
  return `Release ${id} was built by ${by}, and this is ${running}: its pages are live, and the programs stay what they are. To go back to that version, see "Back to an earlier version" in deploy/reference.md.`
}
