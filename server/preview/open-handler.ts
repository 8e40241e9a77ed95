import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { formatCookie } from '../../client/shared/preview/cookies.js'
import { PREVIEW_COOKIE, toPreviewCookieValue } from '../../client/shared/preview/preview-cookie.js'
import { PAGE_POLICY } from '../lib/html.js'
import { createFailurePage } from './failure-page.js'
import { openPreview } from './open-preview.js'
import type { PreviewDependencies } from './preview-dependencies.js'

/** Sets the preview cookie and redirects to the page of the draft, or answers with a failure page. */
export function createOpenHandler(
  dependencies: PreviewDependencies,
  logger: Logger,
): RequestHandler {
  const { repository, siteUrl, count } = dependencies
  const isSecure = siteUrl.startsWith('https:')
  // The CMS shows previews in a frame.
  const failurePolicy = PAGE_POLICY.replace(
    "frame-ancestors 'none'",
    `frame-ancestors 'self' https://${repository.repositoryName}.prismic.io`,
  )

  return async (request, response) => {
    const { token, documentId } = request.query
    const opening = await openPreview({ token, documentId }, dependencies)
    count('open', opening.kind === 'opened' ? 'opened' : opening.reason)
    if (opening.kind === 'opened') {
      const environment = { isSecure, isFramed: request.get('Sec-Fetch-Dest') === 'iframe' }
      const value = toPreviewCookieValue(opening.ref, repository)
      response.set('Set-Cookie', formatCookie(PREVIEW_COOKIE, value, environment))
      response.redirect(302, opening.path)
      return
    }
    const requestId = response.get('X-Request-Id') ?? ''
    const { status, reason, message } = opening
    logger.warn({ requestId, event: 'preview', reason }, `preview refused: ${message}`)
    response.status(status).set('Content-Security-Policy', failurePolicy).type('html')
    response.send(createFailurePage(opening, repository.repositoryName, requestId))
  }
}
