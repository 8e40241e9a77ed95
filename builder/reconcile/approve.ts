import type { BuilderConfig } from '../config.js'
import { writeApproval } from '../shared/protocol-files.js'
import type { Approval } from '../shared/protocol.js'

/**
 * Lets the release of exactly this ref pass the checks of numbers, in place of any earlier approval.
 * Returns a message for the user.
 */
export async function approve(
  { inboxRoot }: Pick<BuilderConfig, 'inboxRoot'>,
  { ref, allowEmpty }: Pick<Approval, 'ref' | 'allowEmpty'>,
  now: Date,
): Promise<string> {
  await writeApproval(inboxRoot, {
    ref,
    allowEmpty,
    reason: 'command line',
    approvedAt: now.toISOString(),
  })
  return `ref ${ref} is approved`
}
