import { Router, type Request } from 'express'
import type { Logger } from 'pino'
import {
  formatCookie,
  formatExpiredCookie,
  type CookieSurroundings,
} from '../../client/shared/cookies.js'
import { MESSAGES } from '../../client/shared/messages.js'
import {
  PREVIEW_COOKIE,
  toAccessTokenCookie,
  toPreviewCookieValue,
} from '../../client/shared/preview-cookie.js'
import { PAGE_POLICY } from '../lib/html.js'
import { createJsonBody } from '../lib/json-body.js'
import { createRateLimit, type RateLimit } from '../lib/rate-limit.js'
import { requireSameOrigin } from '../lib/same-origin.js'
import { checkAccessToken, type TokenCheck } from './check-access-token.js'
import { createFailurePage } from './failure-page.js'
import { openPreview } from './open-preview.js'
import type { PreviewDependencies } from './preview-dependencies.js'

const OPEN_PATH = '/api/preview'
const TOKEN_PATH = '/api/preview/token'
const EXIT_PATH = '/api/preview/exit'

/** Each request makes several to the content service; an editor opens a few in a minute. */
const RATE: RateLimit = { burst: 30, perSecond: 1 }

/** The HTTP of the preview's endpoints and nothing else. */
export function createPreviewRouter(
  dependencies: PreviewDependencies,
  logger: Logger,
  rate: RateLimit = RATE,
): Router {
  const { repository, siteUrl, count } = dependencies
  const router = Router()
  const limit = createRateLimit(rate)
  const body = createJsonBody('4kb')
  const isSecure = siteUrl.startsWith('https:')

  router.get(OPEN_PATH, limit, async (request, response) => {
    const { token, documentId } = request.query
    const opening = await openPreview({ token, documentId }, dependencies)
    count('open', opening.kind === 'opened' ? 'opened' : opening.reason)
    if (opening.kind === 'opened') {
      const value = toPreviewCookieValue(opening.ref, repository)
      response.append('Set-Cookie', formatCookie(PREVIEW_COOKIE, value, surround(request)))
      response.redirect(302, opening.path)
      return
    }
    const requestId = response.get('X-Request-Id') ?? ''
    const { reason, message } = opening
    logger.warn({ requestId, event: 'preview', reason }, `preview refused: ${message}`)
    response.status(opening.status).set('Content-Security-Policy', FAILURE_POLICY)
    response.type('html')
    response.send(createFailurePage(opening, repository.repositoryName, requestId))
  })

  router.post(
    TOKEN_PATH,
    limit,
    requireSameOrigin(siteUrl),
    ...body.read,
    async (request, response) => {
      const check = await checkAccessToken(request.body, dependencies)
      count('token', check.kind === 'failed' ? check.reason : check.kind)
      const [status, error] = toTokenAnswer(check)
      if (error === null) response.status(status).end()
      else response.status(status).json({ error })
    },
  )

  router.get(EXIT_PATH, limit, (request, response) => {
    const { repositoryName } = repository
    for (const name of [PREVIEW_COOKIE, toAccessTokenCookie(repositoryName)]) {
      // A cookie that was set within the CMS's page is another than one of the same name outside.
      const kinds = isSecure ? [false, true] : [surround(request).isFramed]
      for (const isFramed of kinds) {
        response.append('Set-Cookie', formatExpiredCookie(name, { isSecure, isFramed }))
      }
    }
    response.redirect(302, '/')
  })

  for (const [path, method] of METHODS) {
    router.all(path, (_request, response) => {
      response.set('Allow', method === 'GET' ? 'GET, HEAD' : method).status(405)
      response.json({ error: `Only ${method} is answered here.` })
    })
  }
  router.use(TOKEN_PATH, body.answerUnreadable)
  return router

  function surround(request: Request): CookieSurroundings {
    return { isSecure, isFramed: request.get('Sec-Fetch-Dest') === 'iframe' }
  }
}

const METHODS = [
  [OPEN_PATH, 'GET'],
  [TOKEN_PATH, 'POST'],
  [EXIT_PATH, 'GET'],
] as const

/** The CMS's editor shows previews within its own pages. */
const FAILURE_POLICY = PAGE_POLICY.replace(
  "frame-ancestors 'none'",
  "frame-ancestors 'self' https://*.prismic.io",
)

function toTokenAnswer(check: TokenCheck): [number, string | null] {
  switch (check.kind) {
    case 'accepted':
      return [204, null]
    case 'incorrect':
      return [401, MESSAGES.incorrectToken]
    case 'unknown-repository':
      return [404, 'This site shows no repository of that name.']
    case 'unreadable':
      return [400, 'Give the texts "repository" and "accessToken".']
    case 'failed':
      return [check.status, check.message]
  }
}
