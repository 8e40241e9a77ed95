import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { APPROVAL_FILE, type Approval } from '../shared/protocol.js'
import type { BuilderConfig } from '../config.js'
import { writeJsonDurably } from '../lib/files.js'

const EMPTY = '--allow-empty'

/**
 * `approve REF [--allow-empty]`: lets the release of exactly this ref pass the checks on numbers; the
 * former approval ends. Returns what to tell.
 */
export async function approve(
  { inboxRoot }: Pick<BuilderConfig, 'inboxRoot'>,
  args: readonly string[],
  now: Date,
): Promise<string> {
  const [ref] = args.filter((arg) => arg !== EMPTY)
  if (ref === undefined || ref.startsWith('-')) {
    throw new Error(`Name the ref that was refused: approve REF [${EMPTY}].`)
  }
  const approval: Approval = {
    ref,
    allowEmpty: args.includes(EMPTY),
    reason: 'command line',
    approvedAt: now.toISOString(),
  }
  await mkdir(inboxRoot, { recursive: true })
  await writeJsonDurably(path.join(inboxRoot, APPROVAL_FILE), approval)
  return `ref ${ref} is approved`
}
