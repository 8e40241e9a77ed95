import path from 'node:path'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import { purgeChanges } from '../release/notify/purge-changes.js'
import { readLiveRelease, RELEASES } from '../release/live-release.js'
import { describeOtherCode } from './describe-other-code.js'
import { returnToFormat } from './return-to-format.js'
import { rollback } from './rollback.js'

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
