import { Router } from 'express'
import type { Logger } from 'pino'
import { createRateLimit } from '../lib/rate-limit.js'
import { createGetRoute, createJsonRoute } from '../lib/routes.js'
import { requireSameOrigin } from '../lib/same-origin.js'
import { createExitHandler } from './exit-handler.js'
import { createOpenHandler } from './open-handler.js'
import type { PreviewDependencies } from './preview-dependencies.js'
import { createTokenHandler } from './token-handler.js'

/** `GET /api/preview?token=&documentId=`, `POST /api/preview/token`, `GET /api/preview/exit`. */
export function createPreviewRouter(dependencies: PreviewDependencies, logger: Logger): Router {
  // Each request makes several to the content service; an editor opens a few in a minute.
  const limit = createRateLimit({ burst: 30, perSecond: 1 })
  const before = [limit, requireSameOrigin(dependencies.siteUrl)]
  return Router().use(
    createGetRoute('/api/preview', limit, createOpenHandler(dependencies, logger)),
    createGetRoute('/api/preview/exit', limit, createExitHandler(dependencies)),
    createJsonRoute(
      '/api/preview/token',
      { limit: '4kb', before },
      createTokenHandler(dependencies),
    ),
  )
}
