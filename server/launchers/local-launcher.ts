import { access, constants, mkdir } from 'node:fs/promises'
import { readHint, writeHint } from '../../builder/shared/site-root/protocol-files.js'
import type { Hint } from '../../builder/shared/site-root/protocol.js'
import { inTurn } from '../../client/shared/lib/in-turn.js'
import { LaunchError, type Launcher } from './launcher.js'

/** Writes a hint for the builder that watches the inbox. A newer hint replaces older ones, but a ref only with a ref. */
export function createLocalLauncher(inboxRoot: string): Launcher {
  // Of two at once, the older could be the last.
  const write = inTurn(async (hint: Hint) => {
    const ref = hint.ref ?? (await readHint(inboxRoot))?.ref ?? null
    await writeHint(inboxRoot, { ...hint, ref })
  })
  return {
    name: 'local',
    launch: async ({ requestId, receivedAt, ref }) => {
      const hint = { id: `${receivedAt}-${requestId}`, ref, receivedAt, requestId }
      await write(hint).catch((cause: unknown) => {
        const message = `INBOX_ROOT: nothing can be written to ${inboxRoot}.`
        throw new LaunchError(message, true, 60, { cause })
      })
      return { build: 'watching builder', isNew: true }
    },
    check: async () => {
      await mkdir(inboxRoot, { recursive: true })
      await access(inboxRoot, constants.W_OK)
    },
  }
}
