import { parseArgs } from 'node:util'
import type { BuilderConfig } from '../config.js'
import { writeApproval } from '../shared/protocol-files.js'

/**
 * The command `approve REF [--allow-empty]`: lets the release of exactly this ref pass the checks on
 * numbers. Replaces the previous approval and returns a message for the user.
 */
export async function approve(
  { inboxRoot }: Pick<BuilderConfig, 'inboxRoot'>,
  args: readonly string[],
  now: Date,
): Promise<string> {
  const options = { 'allow-empty': { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [ref] = positionals
  if (ref === undefined) {
    throw new Error('Name the ref that was refused: approve REF [--allow-empty].')
  }
  await writeApproval(inboxRoot, {
    ref,
    allowEmpty: values['allow-empty'],
    reason: 'command line',
    approvedAt: now.toISOString(),
  })
  return `ref ${ref} is approved`
}
