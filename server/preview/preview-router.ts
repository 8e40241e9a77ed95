import { Router } from 'express'
import type { Logger } from 'pino'
import { createJsonBody } from '../lib/json-body.js'
import { createRateLimit, type RateLimit } from '../lib/rate-limit.js'
import { requireSameOrigin } from '../lib/same-origin.js'
import { createExitHandler } from './exit-handler.js'
import { createOpenHandler } from './open-handler.js'
import type { PreviewDependencies } from './preview-dependencies.js'
import { createTokenHandler } from './token-handler.js'

const OPEN_PATH = '/api/preview'
const TOKEN_PATH = '/api/preview/token'
const EXIT_PATH = '/api/preview/exit'

/** Each request makes several to the content service; an editor opens a few in a minute. */
const RATE: RateLimit = { burst: 30, perSecond: 1 }

/** `GET /api/preview?token=&documentId=`, `POST /api/preview/token`, `GET /api/preview/exit`. */
export function createPreviewRouter(
  dependencies: PreviewDependencies,
  logger: Logger,
  rate: RateLimit = RATE,
): Router {
  const router = Router()
  const limit = createRateLimit(rate)
  const isOwn = requireSameOrigin(dependencies.siteUrl)
  const body = createJsonBody('4kb')

  router.get(OPEN_PATH, limit, createOpenHandler(dependencies, logger))
  router.get(EXIT_PATH, limit, createExitHandler(dependencies))
  router.post(TOKEN_PATH, limit, isOwn, ...body.read, createTokenHandler(dependencies))
  router.use(TOKEN_PATH, body.answerUnreadable)

  router.all([OPEN_PATH, EXIT_PATH], (_request, response) => {
    response.set('Allow', 'GET, HEAD').status(405).json({ error: 'Only GET is answered here.' })
  })
  router.all(TOKEN_PATH, (_request, response) => {
    response.set('Allow', 'POST').status(405).json({ error: 'Only POST is answered here.' })
  })
  return router
}
