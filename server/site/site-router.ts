import { Router, type NextFunction, type Request, type Response } from 'express'

import { hasPreviewCookie } from '../../client/shared/preview/has-preview-cookie.js'
import { parseTarget } from '../../client/shared/requests/parse-target.js'
import { resolveRequest } from '../../client/shared/requests/resolve-request.js'
import { takeBaseOff } from '../../client/shared/requests/take-base-off.js'
import { toContentClass, type ContentClass } from './content-class.js'
import { toMediaType } from './media-types.js'
import { createReleaseReader } from './read-release.js'
import { createResponseHeaders } from './response-headers.js'
import { sendFile } from './send-file.js'
import type { SiteOptions } from './site-options.js'

/**
 * The site for a machine without nginx: same statuses, redirects and headers from the same release.
 * Answers every request, so mount it last.
 */
export function createSiteRouter(options: SiteOptions): Router {
  const readCurrentRelease = createReleaseReader(options.siteRoot)
  const router = Router()

  router.use(async (request, response) => {
    const target = parseTarget(request.url)
    if (target === null) return sendText(request, response, 400, 'Bad request')
    const isProbe = target.path === '/healthz' && !target.hasDoubledSlashes
    // A probe does not depend on the release.
    const release = isProbe ? null : await readCurrentRelease()
    const contentClass = toContentClass(takeBaseOff(target.path, release?.bases ?? []).path)
    response.locals.contentClass = contentClass
    // `nginx/locations/beacon.conf` says why.
    const isBeacon = contentClass === 'beacon'
    const allowed = isBeacon ? ['POST'] : ['GET', 'HEAD']
    if (!allowed.includes(request.method)) {
      response.set('Allow', allowed.join(', '))
      return sendText(request, response, 405, 'Method not allowed')
    }
    if (isBeacon) return sendText(request, response, 204, '')
    if (isProbe) return sendText(request, response, 200, 'ok')
    if (release === null) return sendText(request, response, 503, 'No release is published yet')
    const resolution = resolveRequest(target, release, isPreview(request, response))
    if (resolution.kind === 'redirect') {
      response.setHeader('Location', resolution.location)
      return sendText(request, response, resolution.status, 'Moved')
    }
    if (!release.hasFile(resolution.path)) return sendText(request, response, 404, 'Not found')
    setHeaders(request, response, resolution.status, toMediaType(resolution.path))
    return sendFile(request, response, { release, ...resolution })
  })
  // Express answers failures after this one, with the headers set here.
  router.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (!response.headersSent) {
      for (const name of ['Content-Encoding', 'ETag']) response.removeHeader(name)
      setHeaders(request, response, 500, 'text/plain; charset=utf-8')
    }
    next(error)
  })
  return router

  function sendText(request: Request, response: Response, status: number, text: string) {
    setHeaders(request, response, status, 'text/plain; charset=utf-8')
    response.status(status).send(text)
  }

  function setHeaders(request: Request, response: Response, status: number, mediaType: string) {
    const answer = {
      contentClass: contentClassOf(response),
      status,
      isDocument: mediaType.startsWith('text/html') && status !== 414,
      isPreview: isPreview(request, response),
    }
    response.set(createResponseHeaders(options, answer))
    response.set('Content-Type', mediaType)
  }

  function isPreview({ headers }: Request, response: Response): boolean {
    const isPreviewPage = contentClassOf(response) === 'preview'
    return isPreviewPage || hasPreviewCookie(headers.cookie, options.repositoryName)
  }
}

/** A request that cannot be read has none of its own. */
function contentClassOf({ locals }: Response): ContentClass {
  return (locals.contentClass as ContentClass | undefined) ?? 'page'
}
