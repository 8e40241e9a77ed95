import { Router } from 'express'
import type { Logger } from 'pino'
import { createJsonBody } from '../lib/json-body.js'
import { createRateLimit, type RateLimit } from '../lib/rate-limit.js'
import { receiveWebhook, type WebhookDependencies, type WebhookResult } from './receive-webhook.js'

const PATH = '/api/webhooks/prismic'
/** A repository sends a few; who sends more may try again, and polls find what it said. */
const RATE: RateLimit = { burst: 120, perSecond: 5 }

/** The HTTP of webhooks and nothing else: the sender repeats whatever is not answered with 200. */
export function createWebhookRouter(
  dependencies: WebhookDependencies,
  logger: Logger,
  rate: RateLimit = RATE,
): Router {
  const router = Router()
  const isConfigured = dependencies.secrets.length > 0
  const body = createJsonBody('100kb')
  const steps = [createRateLimit(rate), ...(isConfigured ? body.read : [])]

  router.post(PATH, ...steps, async (request, response) => {
    const startedAt = performance.now()
    const requestId = response.get('X-Request-Id') ?? ''
    const context = {
      requestId,
      receivedAt: new Date().toISOString(),
      logger: logger.child({ requestId, event: 'webhook' }),
    }
    const result = await receiveWebhook(request.body, dependencies, context)
    dependencies.observe((performance.now() - startedAt) / 1000)
    const [status, answer] = toAnswer(result)
    if (result.result === 'unavailable') response.set('Retry-After', String(result.retryAfter))
    response.status(status).json({ ...answer, requestId })
  })
  router.all(PATH, (_request, response) => {
    response.set('Allow', 'POST').status(405).json({ error: 'Only POST is answered here.' })
  })
  router.use(PATH, body.answerUnreadable)
  return router
}

function toAnswer(result: WebhookResult): [number, object] {
  switch (result.result) {
    case 'unconfigured':
      return [503, { error: 'Webhooks are not configured.' }]
    case 'unreadable':
      return [400, { error: 'The body is not a JSON object.' }]
    case 'mismatch':
      return [401, { error: 'webhook secret mismatch' }]
    case 'unavailable':
      return [503, { error: 'The webhook could not be recorded. Please send it again.' }]
    case 'test':
      return [200, { status: 'test-ok' }]
    case 'ignored':
      return [200, { status: 'ignored' }]
    case 'accepted':
      return [200, { status: result.isNew ? 'accepted' : 'duplicate', build: result.build }]
  }
}
