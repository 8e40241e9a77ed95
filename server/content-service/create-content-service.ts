import express, { type ErrorRequestHandler, type Express } from 'express'

import { toPrintable } from '../../builder/shared/programs/printable.js'
import { createApiRouter } from './api/api-router.js'
import { createPublishRouter, type PublishDependencies } from './editor/publish-router.js'
import { createToolbarRouter } from './editor/toolbar-router.js'
import { createImageRouter } from './images/image-router.js'

/**
 * The Prismic API v2 below `/api/v2`, images below `/images`, the editor's drafts page at
 * `/publish`, a replacement for the CMS's toolbar at `/toolbar.js` and below `/previews`, and
 * `/healthz`. @param publicUrl origin in all URLs of the answers, without a trailing slash
 */
export function createContentService({
  repository,
  publicUrl,
  siteUrl = 'http://localhost:8080',
  webhook = null,
}: Pick<PublishDependencies, 'repository' | 'publicUrl'> & Partial<PublishDependencies>): Express {
  const app = express()
  // Documents are not cacheable, so ETags would be useless.
  app.disable('etag').disable('x-powered-by')
  app.use((_request, response, next) => {
    response.set('Access-Control-Allow-Origin', '*')
    next()
  })
  app.get('/healthz', (_request, response) => {
    response.type('text').send('ok')
  })
  app.use('/api/v2', createApiRouter(repository, publicUrl))
  app.use('/publish', createPublishRouter({ repository, publicUrl, siteUrl, webhook }))
  app.use(createToolbarRouter(repository))
  app.use('/images', createImageRouter(repository.imagesFolder))
  app.use((_request, response) => {
    response.status(404).json({ type: 'api_notfound_error', message: 'Not found' })
  })
  app.use(handleError)
  return app
}

type HttpError = Error & { status?: number }

const handleError: ErrorRequestHandler = (error: HttpError, request, response, next) => {
  if (response.headersSent) return next(error)
  const { status = 500, message: reason } = error
  if (status >= 500)
    console.error(toPrintable(`${request.method} ${request.path} failed: ${reason}`))
  const message = status >= 500 ? 'Internal error' : 'Bad request'
  response.status(status).json({ type: 'api_error', message })
}
