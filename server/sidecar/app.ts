import express, { type Express, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { PreviewDependencies } from '../preview/preview-dependencies.js'
import { createPreviewRouter } from '../preview/preview-router.js'
import { createStatusRouter } from '../status/status-router.js'
import type { StatusFolders } from '../status/read-status.js'
import type { WebhookDependencies } from '../webhooks/receive-webhook.js'
import { createWebhookRouter } from '../webhooks/webhook-router.js'
import { answerNotFound, createErrorHandler } from './errors.js'
import { createHealthRouter } from './health.js'
import type { FindObstacle } from './readiness.js'
import { answerWithRequestId } from './request-id.js'
import { createRequestLog } from './request-log.js'

export interface SidecarDependencies {
  logger: Logger
  findObstacle: FindObstacle
  webhooks: WebhookDependencies
  preview: PreviewDependencies
  status: StatusFolders & { token: string | null }
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
}

/** The sidecar's public side as an Express app, which does not listen. */
export function createApp(dependencies: SidecarDependencies): Express {
  const { logger, findObstacle, webhooks, preview, status } = dependencies
  const app = createJsonApp(logger)
  app.set('trust proxy', dependencies.trustedProxies)
  app.use(createHealthRouter(findObstacle))
  app.use(createWebhookRouter(webhooks, logger))
  app.use(createPreviewRouter(preview, logger))
  app.use(createStatusRouter(status, status.token))
  app.use(answerNotFound, createErrorHandler(logger))
  return app
}

/** What all answers of the sidecar have in common. */
export function createJsonApp(logger: Logger): Express {
  const app = express()
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple')
  app.use(answerWithRequestId, createRequestLog(logger), setCommonHeaders)
  return app
}

const setCommonHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
  })
  next()
}
