import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { WebhookRecord } from '../../builder/shared/site-root/protocol.js'
import type { Launcher } from '../launchers/launcher.js'
import { findSecret } from '../lib/secrets.js'
import { parseWebhookBody, type WebhookBody } from './parse-webhook-body.js'
import { wantRebuild, type RebuildAnswer } from './want-rebuild.js'

export interface WebhookDependencies {
  repositoryName: string
  /** Two during a rotation. */
  secrets: readonly string[]
  /** Where they are not, one that comes without a secret set up is no fault to count. */
  areWanted: boolean
  launcher: Launcher
  /** Saves the last webhook for the status. */
  record: (webhook: WebhookRecord) => Promise<void>
  /** `slot` is the index of the matching secret. */
  count: (type: string, result: WebhookResult['result'], slot: number | null) => void
  observe: (seconds: number) => void
}

export type WebhookResult =
  { result: 'unconfigured' | 'unreadable' | 'mismatch' | 'test' | 'ignored' } | RebuildAnswer

export interface WebhookContext {
  requestId: string
  /** ISO 8601, UTC. */
  receivedAt: string
  logger: Logger
}

/** Does nothing before it has checked the secret. */
export async function receiveWebhook(
  given: unknown,
  dependencies: WebhookDependencies,
  context: WebhookContext,
): Promise<WebhookResult> {
  const { secrets, areWanted, record, count } = dependencies
  const { logger, requestId, receivedAt } = context
  if (secrets.length === 0) {
    logger.error('webhook refused: PRISMIC_WEBHOOK_SECRET is not set, or empty')
    if (areWanted) count('other', 'unconfigured', null)
    return { result: 'unconfigured' }
  }
  const body = parseWebhookBody(given)
  if (body === null) return { result: 'unreadable' }

  const type = TYPES.has(body.type) ? body.type : 'other'
  const slot = findSecret(body.secret, secrets)
  if (slot === -1) {
    logger.warn({ audit: 'secret_mismatch', type }, SECRET_MISMATCH)
    count(type, 'mismatch', null)
    return { result: 'mismatch' }
  }

  const answer = await act(body, given, dependencies, context)
  count(type, answer.result, slot)
  try {
    await record({ receivedAt, requestId, type: body.type, result: answer.result })
  } catch (error) {
    logger.error({ err: error }, 'the webhook could not be saved for the status')
  }
  return answer
}

const TYPES: ReadonlySet<string> = new Set(['test-trigger', 'api-update'])

/** All that `count` is called with: a series that begins at 1 has no increase for an alert to see. */
export const COUNTED_TYPES = [...TYPES, 'other', 'board']
export const COUNTED_RESULTS = [
  'unconfigured',
  'mismatch',
  'test',
  'ignored',
  'accepted',
  'unavailable',
]

const SECRET_MISMATCH =
  'A webhook was received, but its secret is not that of PRISMIC_WEBHOOK_SECRET. If this is unexpected, compare it with the secret in the settings of the repository.'

async function act(
  { type, domain, masterRef }: WebhookBody,
  given: unknown,
  { repositoryName, launcher }: WebhookDependencies,
  { logger, requestId, receivedAt }: WebhookContext,
): Promise<WebhookResult> {
  if (domain !== null && domain !== repositoryName) {
    logger.warn({ type, domain }, 'webhook ignored: it is about another repository')
    return { result: 'ignored' }
  }
  if (type === 'test-trigger') {
    logger.info('Success! Received a test trigger webhook. What is published will be fetched.')
    return { result: 'test' }
  }
  if (type !== 'api-update') {
    logger.info({ type }, 'webhook ignored: its type is unknown')
    return { result: 'ignored' }
  }
  const digest = createHash('sha256').update(JSON.stringify(given)).digest('hex')
  const request = { requestId, receivedAt, ref: masterRef, subject: masterRef ?? digest }
  return wantRebuild(request, launcher, logger)
}
