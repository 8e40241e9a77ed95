import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { APPROVAL_FILE, type Approval } from '../shared/protocol.js'
import type { BuilderConfig } from '../config.js'
import { writeJsonDurably } from '../lib/files.js'

/**
 * Lets the release of exactly this ref pass the checks of numbers, in place of any earlier approval.
 * Returns a message for the user.
 */
export async function approve(
  { inboxRoot }: Pick<BuilderConfig, 'inboxRoot'>,
  { ref, allowEmpty }: Pick<Approval, 'ref' | 'allowEmpty'>,
  now: Date,
): Promise<string> {
  const approval: Approval = {
    ...{ ref, allowEmpty },
    reason: 'command line',
    approvedAt: now.toISOString(),
  }
  await mkdir(inboxRoot, { recursive: true })
  await writeJsonDurably(path.join(inboxRoot, APPROVAL_FILE), approval)
  return `ref ${ref} is approved`
}
