import path from 'node:path'
import { readFields, writeJsonDurably, type Warn } from './json-files.js'
import {
  EMPTY_REBUILD_STATE,
  type Approval,
  type Hint,
  type RebuildState,
  type WebhookRecord,
  type WebhookSender,
} from './protocol.js'
import { APPROVAL_FIELDS, HINT_FIELDS, REBUILD_FIELDS, WEBHOOK_FIELDS } from './protocol-shapes.js'
import { describeAside, setAside, toAside } from './set-aside.js'

/* Damaged files and fields are ignored and reported to `warn`. */

/** Below SITE_ROOT, unless INBOX_ROOT names another folder. */
export const INBOX_FOLDER = '.inbox'

const LONG_AGO = new Date(0).toISOString()

/** Of a file in the inbox, which a program writes that is reached from the internet. In bytes. */
const LONGEST = 64 * 1024

export async function readHint(inboxRoot: string, warn?: Warn): Promise<Hint | null> {
  const defaults = { id: '', ref: null, receivedAt: LONG_AGO, requestId: '' }
  const hint = await readFields<Hint>(hintFile(inboxRoot), defaults, HINT_FIELDS, warn, LONGEST)
  if (hint === null || hint.id === '') return null
  return { ...hint, requestId: hint.requestId || hint.id }
}

export function writeHint(inboxRoot: string, hint: Hint): Promise<void> {
  return writeJsonDurably(hintFile(inboxRoot), hint)
}

function hintFile(inboxRoot: string): string {
  return path.join(inboxRoot, 'hint.json')
}

export async function readWebhookRecord(
  inboxRoot: string,
  sender: WebhookSender = 'content',
): Promise<WebhookRecord | null> {
  const defaults = { receivedAt: '', requestId: '', type: '', result: '' }
  const file = webhookFile(inboxRoot, sender)
  const record = await readFields(file, defaults, WEBHOOK_FIELDS, undefined, LONGEST)
  return record === null || record.receivedAt === '' ? null : record
}

export function writeWebhookRecord(
  inboxRoot: string,
  sender: WebhookSender,
  record: WebhookRecord,
): Promise<void> {
  return writeJsonDurably(webhookFile(inboxRoot, sender), record)
}

function webhookFile(inboxRoot: string, sender: WebhookSender): string {
  return path.join(inboxRoot, sender === 'board' ? 'board-webhook.json' : 'webhook.json')
}

export async function readApproval(inboxRoot: string, warn?: Warn): Promise<Approval | null> {
  const nothing = { ref: '', allowEmpty: false, reason: '' }
  const defaults = { ...nothing, approvedAt: LONG_AGO, refusedAt: null }
  const approval = await readFields<Approval>(
    approvalFile(inboxRoot),
    defaults,
    APPROVAL_FIELDS,
    warn,
    LONGEST,
  )
  return approval === null || approval.ref === '' ? null : approval
}

export function writeApproval(inboxRoot: string, approval: Approval): Promise<void> {
  return writeJsonDurably(approvalFile(inboxRoot), approval)
}

function approvalFile(inboxRoot: string): string {
  return path.join(inboxRoot, 'approval.json')
}

/** Where the builder keeps its state, its locks and the token that stops outdated builds. */
export function stateFolder(siteRoot: string): string {
  return path.join(siteRoot, '.state')
}

export async function readRebuildState(siteRoot: string, warn?: Warn): Promise<RebuildState> {
  const { state, faults } = await readWithFaults(siteRoot)
  for (const fault of faults) warn?.(fault)
  return state
}

export async function writeRebuildState(siteRoot: string, state: RebuildState): Promise<void> {
  const file = rebuildFile(siteRoot)
  const { aside } = await readWithFaults(siteRoot)
  if (aside !== null) await setAside(file, aside)
  return writeJsonDurably(file, state)
}

async function readWithFaults(siteRoot: string) {
  const file = rebuildFile(siteRoot)
  const found: string[] = []
  const note: Warn = (fault) => void found.push(fault)
  const state =
    (await readFields(file, EMPTY_REBUILD_STATE, REBUILD_FIELDS, note)) ?? EMPTY_REBUILD_STATE
  const aside = found.length === 0 ? null : await toAside(file)
  return { state, aside, faults: found.map((fault) => `${fault} ${describeAside(aside ?? '')}`) }
}

function rebuildFile(siteRoot: string): string {
  return path.join(stateFolder(siteRoot), 'rebuild.json')
}
