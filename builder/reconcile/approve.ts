import type { BuilderConfig } from '../lib/config.js'
import { readRebuildState, writeApproval } from '../shared/site-root/protocol-files.js'
import type { Approval } from '../shared/site-root/protocol.js'

/**
 * Lets the release of exactly this ref pass the checks of numbers, in place of any earlier approval.
 * Returns a message for the user. Any ref is taken, because `generate` records none that it refuses.
 */
export async function approve(
  { siteRoot, inboxRoot }: Pick<BuilderConfig, 'siteRoot' | 'inboxRoot'>,
  { ref, allowEmpty }: Pick<Approval, 'ref' | 'allowEmpty'>,
  now: Date,
): Promise<string> {
  const { refusal } = await readRebuildState(siteRoot)
  await writeApproval(inboxRoot, {
    ref,
    allowEmpty,
    reason: 'command line',
    approvedAt: now.toISOString(),
    refusedAt: refusal?.refusedAt ?? null,
  })
  const other =
    refusal === null || refusal.ref === ref ? '' : `; the one that waits is ${refusal.ref}`
  return `ref ${ref} is approved${other}`
}
