import type { BuilderConfig } from '../config.js'
import { readRebuildState, writeApproval } from '../shared/protocol-files.js'
import type { Approval } from '../shared/protocol.js'

/**
 * Lets the release of exactly this ref pass the checks of numbers, in place of any earlier approval.
 * Returns a message for the user. What `generate` has refused is not recorded, so any ref is taken while no
 * other is known to be refused.
 */
export async function approve(
  { siteRoot, inboxRoot }: Pick<BuilderConfig, 'siteRoot' | 'inboxRoot'>,
  { ref, allowEmpty }: Pick<Approval, 'ref' | 'allowEmpty'>,
  now: Date,
): Promise<string> {
  const { refusal } = await readRebuildState(siteRoot)
  if (refusal !== null && refusal.ref !== ref) {
    throw new Error(`The ref "${ref}" is not the one that is refused: that is "${refusal.ref}".`)
  }
  await writeApproval(inboxRoot, {
    ref,
    allowEmpty,
    reason: 'command line',
    approvedAt: now.toISOString(),
    refusedAt: refusal?.refusedAt ?? null,
  })
  return `ref ${ref} is approved`
}
