import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { HINT_FILE, type Hint } from '../../builder/shared/protocol.js'
import { writeJsonDurably } from '../lib/json-files.js'
import { LaunchError, type Launcher } from './launcher.js'

/**
 * Leaves a hint in the inbox for the builder that watches it. A hint says 'look now' and nothing more,
 * so the newest one stands for all before it.
 */
export function createLocalLauncher(inboxRoot: string): Launcher {
  return {
    name: 'local',
    launch: async ({ requestId, receivedAt, ref }) => {
      const hint: Hint = { id: `${receivedAt}-${requestId}`, ref, receivedAt, requestId }
      try {
        await writeJsonDurably(path.join(inboxRoot, HINT_FILE), hint)
      } catch (cause) {
        throw new LaunchError(`INBOX_ROOT: nothing can be written to ${inboxRoot}.`, true, 60, {
          cause,
        })
      }
      return { build: 'watching builder', isNew: true }
    },
    check: async () => {
      await mkdir(inboxRoot, { recursive: true })
      await access(inboxRoot, constants.W_OK)
    },
  }
}
