import path from 'node:path'
import { APPROVAL_FILE, HINT_FILE, type Approval, type Hint } from '../shared/protocol.js'
import { readJson } from '../lib/files.js'

/** What the sidecar last heard; null where nothing was heard yet. */
export async function readHint(inboxRoot: string): Promise<Hint | null> {
  const hint = await readJson<Partial<Hint>>(path.join(inboxRoot, HINT_FILE))
  if (typeof hint?.id !== 'string') return null
  const { id, ref = null, receivedAt = new Date(0).toISOString(), requestId = id } = hint
  return { id, ref, receivedAt, requestId }
}

/** The one ref that a person has approved last; null where there is none. */
export async function readApproval(inboxRoot: string): Promise<Approval | null> {
  const approval = await readJson<Approval>(path.join(inboxRoot, APPROVAL_FILE))
  return typeof approval?.ref === 'string' ? approval : null
}
