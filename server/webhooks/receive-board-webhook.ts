import { findBoardSecret, type SignedRequest } from './find-board-secret.js'
import type { WebhookContext, WebhookDependencies, WebhookResult } from './receive-webhook.js'
import { wantRebuild } from './want-rebuild.js'

const TYPE = 'board'

/** Whatever the body says, it means that the board may have changed: each one has it looked at. */
export async function receiveBoardWebhook(
  signed: SignedRequest,
  { secrets, areWanted, launcher, record, count }: WebhookDependencies,
  { requestId, receivedAt, logger }: WebhookContext,
): Promise<WebhookResult> {
  if (secrets.length === 0) {
    logger.error('webhook refused: JOB_BOARD_WEBHOOK_SECRET is not set, or empty')
    if (areWanted) count(TYPE, 'unconfigured', null)
    return { result: 'unconfigured' }
  }
  const slot = findBoardSecret(signed, secrets)
  if (slot === -1) {
    logger.warn({ audit: 'secret_mismatch', type: TYPE }, SECRET_MISMATCH)
    count(TYPE, 'mismatch', null)
    return { result: 'mismatch' }
  }
  // Not by the body: what was sent before may have been sent again after another change.
  const request = { requestId, receivedAt, ref: null, subject: `board ${requestId}` }
  const answer = await wantRebuild(request, launcher, logger)
  count(TYPE, answer.result, slot)
  try {
    await record({ receivedAt, requestId, type: TYPE, result: answer.result })
  } catch (error) {
    logger.error({ err: error }, 'the webhook could not be saved for the status')
  }
  return answer
}

const SECRET_MISMATCH =
  'A webhook of the job board was received, but neither its signature nor its secret is that of JOB_BOARD_WEBHOOK_SECRET. If this is unexpected, compare it with the secret key of the webhook in the applicant tracking system.'
