import { Router, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { formatExpiredCookies } from '../../client/shared/preview/cookies.js'
import { PREVIEW_COOKIE, toAccessTokenCookie } from '../../client/shared/preview/preview-cookie.js'
import { createRateLimit } from '../lib/rate-limit.js'
import { createGetRoute, createJsonRoute } from '../lib/routes.js'
import { requireSameOrigin } from '../lib/same-origin.js'
import { createOpenHandler } from './open-handler.js'
import type { PreviewConfig, PreviewDependencies } from './preview-dependencies.js'
import { createTokenHandler } from './token-handler.js'

/** `GET /api/preview?token=&documentId=`, `POST /api/preview/token`, `GET /api/preview/exit`. */
export function createPreviewRouter(dependencies: PreviewDependencies, logger: Logger): Router {
  // Each request makes several to the content service; an editor opens a few in a minute.
  const limit = createRateLimit({ burst: 30, perSecond: 1 })
  const before = [limit, requireSameOrigin(dependencies.siteUrl)]
  return Router().use(
    createGetRoute('/api/preview', limit, createOpenHandler(dependencies, logger)),
    createGetRoute('/api/preview/exit', limit, createExitHandler(dependencies)),
    createJsonRoute('/api/preview/token', { limit: 4, before }, createTokenHandler(dependencies)),
  )
}

function createExitHandler({ repository, siteUrl }: PreviewConfig): RequestHandler {
  const isSecure = siteUrl.startsWith('https:')
  const names = [PREVIEW_COOKIE, toAccessTokenCookie(repository.repositoryName)]
  const cookies = names.flatMap((name) => formatExpiredCookies(name, isSecure))
  return (_request, response) => {
    response.set('Set-Cookie', cookies)
    response.redirect(302, '/')
  }
}
