import type { RequestHandler } from 'express'
import { formatExpiredCookie } from '../../client/shared/preview/cookies.js'
import { PREVIEW_COOKIE, toAccessTokenCookie } from '../../client/shared/preview/preview-cookie.js'
import type { PreviewConfig } from './preview-dependencies.js'

export function createExitHandler({ repository, siteUrl }: PreviewConfig): RequestHandler {
  const isSecure = siteUrl.startsWith('https:')
  const names = [PREVIEW_COOKIE, toAccessTokenCookie(repository.repositoryName)]
  // Over https, a cookie set in a CMS frame is partitioned: another cookie with the same name.
  const partitions = isSecure ? [false, true] : [false]
  const cookies = names.flatMap((name) =>
    partitions.map((isFramed) => formatExpiredCookie(name, { isSecure, isFramed })),
  )
  return (_request, response) => {
    response.set('Set-Cookie', cookies)
    response.redirect(302, '/')
  }
}
