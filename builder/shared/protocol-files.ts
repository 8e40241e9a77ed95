import path from 'node:path'
import { readJson, writeJsonDurably } from './json-files.js'
import {
  EMPTY_REBUILD_STATE,
  type Approval,
  type Hint,
  type RebuildState,
  type WebhookRecord,
} from './protocol.js'

/** Below SITE_ROOT, unless INBOX_ROOT names another folder. */
export const INBOX_FOLDER = '.inbox'

export async function readHint(inboxRoot: string): Promise<Hint | null> {
  const hint = await readJson<Partial<Hint>>(path.join(inboxRoot, 'hint.json'))
  if (typeof hint?.id !== 'string') return null
  const { id, ref = null, receivedAt = new Date(0).toISOString(), requestId = id } = hint
  return { id, ref, receivedAt, requestId }
}

export function writeHint(inboxRoot: string, hint: Hint): Promise<void> {
  return writeJsonDurably(path.join(inboxRoot, 'hint.json'), hint)
}

export function readWebhookRecord(inboxRoot: string): Promise<WebhookRecord | null> {
  return readJson(path.join(inboxRoot, 'webhook.json'))
}

export function writeWebhookRecord(inboxRoot: string, record: WebhookRecord): Promise<void> {
  return writeJsonDurably(path.join(inboxRoot, 'webhook.json'), record)
}

export async function readApproval(inboxRoot: string): Promise<Approval | null> {
  const approval = await readJson<Approval>(path.join(inboxRoot, 'approval.json'))
  return typeof approval?.ref === 'string' ? approval : null
}

export function writeApproval(inboxRoot: string, approval: Approval): Promise<void> {
  return writeJsonDurably(path.join(inboxRoot, 'approval.json'), approval)
}

/** Where the builder keeps its state, its locks and the token that stops outdated builds. */
export function stateFolder(siteRoot: string): string {
  return path.join(siteRoot, '.state')
}

export async function readRebuildState(siteRoot: string): Promise<RebuildState> {
  const file = path.join(stateFolder(siteRoot), 'rebuild.json')
  const state = await readJson<Partial<RebuildState>>(file)
  return { ...EMPTY_REBUILD_STATE, ...state }
}

export function writeRebuildState(siteRoot: string, state: RebuildState): Promise<void> {
  return writeJsonDurably(path.join(stateFolder(siteRoot), 'rebuild.json'), state)
}
