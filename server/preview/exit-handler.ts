import type { RequestHandler } from 'express'
import { formatExpiredCookie } from '../../client/shared/preview/cookies.js'
import { PREVIEW_COOKIE, toAccessTokenCookie } from '../../client/shared/preview/preview-cookie.js'
import type { PreviewConfig } from './preview-dependencies.js'

/** Takes back every cookie of a preview, and leads to the front page. */
export function createExitHandler({ repository, siteUrl }: PreviewConfig): RequestHandler {
  const isSecure = siteUrl.startsWith('https:')
  const names = [PREVIEW_COOKIE, toAccessTokenCookie(repository.repositoryName)]
  // Over https, one that was set within the CMS's page is another than one of the same name outside.
  const places = isSecure ? [false, true] : [false]
  const cookies = names.flatMap((name) =>
    places.map((isFramed) => formatExpiredCookie(name, { isSecure, isFramed })),
  )
  return (_request, response) => {
    response.set('Set-Cookie', cookies)
    response.redirect(302, '/')
  }
}
