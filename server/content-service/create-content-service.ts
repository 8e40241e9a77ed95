import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'

import { createApiRouter } from './api/api-router.js'
import type { WebhookTarget } from './config.js'
import { createImageRouter } from './images/image-router.js'
import { createPreviewRouter } from './editor/preview-router.js'
import { createPublishRouter } from './editor/publish-router.js'
import type { ContentRepository } from './repository/repository.js'
import { TOOLBAR_PATH, TOOLBAR_SCRIPT } from './editor/toolbar-script.js'

/**
 * The content service as an Express app, which does not listen: the Prismic API v2 under `/api/v2`,
 * images under `/images`, drafts to preview and to publish under `/publish`, what the toolbar asks
 * under `/previews` and its stand-in as `/toolbar.js`, health under `/healthz`.
 *
 * @param publicUrl origin in all addresses that the service writes, without a slash at its end
 * @param siteUrl origin of the site that shows previews
 */
export function createContentService({
  repository,
  publicUrl,
  siteUrl = 'http://localhost:8080',
  webhook = null,
}: {
  repository: ContentRepository
  publicUrl: string
  siteUrl?: string
  webhook?: WebhookTarget | null
}): Express {
  const app = express()
  // Hashing each page of documents would cost more than it could save: nothing may cache them.
  app.disable('etag').disable('x-powered-by')
  app.use(allowEveryOrigin)
  app.get('/healthz', (_request, response) => {
    response.type('text').send('ok')
  })
  app.use('/api/v2', createApiRouter(repository, publicUrl))
  app.use('/publish', createPublishRouter({ repository, publicUrl, siteUrl, webhook }))
  app.use('/previews', createPreviewRouter(repository))
  app.get(TOOLBAR_PATH, (_request, response) => {
    response.type('text/javascript').send(TOOLBAR_SCRIPT)
  })
  app.use('/images', createImageRouter(repository.imagesFolder))
  app.use((_request, response) => {
    response.status(404).json({ type: 'api_notfound_error', message: 'Not found' })
  })
  app.use(handleError)
  return app
}

const allowEveryOrigin: RequestHandler = (request, response, next) => {
  response.set('Access-Control-Allow-Origin', '*')
  if (request.method !== 'OPTIONS') return next()
  response.set({
    'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': request.get('Access-Control-Request-Headers') ?? '*',
    'Access-Control-Max-Age': '600',
  })
  response.status(204).end()
}

const handleError: ErrorRequestHandler = (error: { status?: number }, request, response, next) => {
  if (response.headersSent) return next(error)
  const status = error.status ?? 500
  if (status >= 500) console.error(`${request.method} ${request.path} failed:`, error)
  const message = status >= 500 ? 'Internal error' : 'Bad request'
  response.status(status).json({ type: 'api_error', message })
}
