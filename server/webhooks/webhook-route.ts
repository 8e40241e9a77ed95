import type { Request, RequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import { createRateLimit } from '../lib/rate-limit.js'
import { createJsonRoute } from '../lib/routes.js'
import type { WebhookContext, WebhookDependencies, WebhookResult } from './receive-webhook.js'

interface WebhookRoute {
  path: string
  dependencies: Pick<WebhookDependencies, 'secrets' | 'observe'>
  logger: Logger
  receive: (request: Request, context: WebhookContext) => Promise<WebhookResult>
  /** Of a body, in kB of 1,000 bytes. */
  limit: number
  /** Status of the answer to one that has a rebuild wanted. */
  accepted: 200 | 202
}

/** The sender retries everything but a success. */
export function createWebhookRoute(route: WebhookRoute): Router {
  const { path, dependencies, logger, receive, limit, accepted } = route
  const handle: RequestHandler = async (request, response) => {
    const startedAt = performance.now()
    const requestId = response.get('X-Request-Id') ?? ''
    const result = await receive(request, {
      requestId,
      receivedAt: new Date().toISOString(),
      logger: logger.child({ requestId, event: 'webhook' }),
    })
    dependencies.observe((performance.now() - startedAt) / 1000)
    if (result.result === 'unavailable') response.set('Retry-After', String(result.retryAfter))
    const [status, answer] = toAnswer(result, accepted)
    response.status(status).json({ ...answer, requestId })
  }
  const slowDown = createRateLimit({ burst: 120, perSecond: 5 })
  // Without a secret, bodies are not even read.
  const before = dependencies.secrets.length > 0 ? [slowDown] : [slowDown, handle]
  return createJsonRoute(path, { limit, before }, handle)
}

function toAnswer(result: WebhookResult, accepted: number): [number, object] {
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
      return [accepted, { status: result.isNew ? 'accepted' : 'duplicate', build: result.build }]
  }
}
