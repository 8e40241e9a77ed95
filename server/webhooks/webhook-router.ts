import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express'
import type { Logger } from 'pino'
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
  const parseJson = express.json({
    type: 'application/json',
    limit: '100kb',
    strict: true,
    inflate: false,
    verify: refuseEmpty,
  })
  const steps = [createRateLimit(rate), ...(isConfigured ? [expectJson, parseJson] : [])]

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
  router.use(PATH, answerUnreadable)
  return router
}

/** The parser takes nothing for an empty object. */
function refuseEmpty(_request: unknown, _response: unknown, body: Buffer) {
  if (body.length === 0) throw Object.assign(new Error('empty'), { type: 'entity.parse.failed' })
}

const expectJson: RequestHandler = (request, response, next) => {
  const [mediaType = ''] = (request.get('Content-Type') ?? '').split(';')
  if (mediaType.trim().toLowerCase() === 'application/json') return next()
  response.status(415).json({ error: 'The content type must be application/json.' })
}

/** The parser's own messages repeat parts of the body, and with it of the secret. */
const answerUnreadable: ErrorRequestHandler = (
  error: { type?: string },
  _request,
  response,
  next,
) => {
  const answer = PARSER_ANSWERS[error.type ?? '']
  if (answer === undefined || response.headersSent) return next(error)
  const [status, text] = answer
  response.status(status).json({ error: text })
}

const PARSER_ANSWERS: Partial<Record<string, [number, string]>> = {
  'entity.parse.failed': [400, 'The body is not JSON.'],
  'entity.too.large': [413, 'The body is larger than 100 kB.'],
  'encoding.unsupported': [415, 'The body must not be compressed.'],
  'charset.unsupported': [415, 'The body must be UTF-8.'],
  'request.size.invalid': [400, 'The body has another length than announced.'],
  'request.aborted': [400, 'The request ended before its body.'],
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
