import { Router, type NextFunction, type Request, type Response } from 'express'

import { hasPreviewCookie } from '../../client/shared/preview/has-preview-cookie.js'
import { toCacheControl } from './cache-control.js'
import { toContentClass } from './content-class.js'
import { createEtagReader } from './file-etag.js'
import { toMediaType } from './media-types.js'
import { parseTarget } from './parse-target.js'
import { createReleaseReader } from './read-release.js'
import { resolveRequest } from './resolve-request.js'
import { createSecurityHeaders } from './security-headers.js'
import { selectRepresentation, sendFile, type FileAnswer } from './send-file.js'
import type { SiteOptions } from './site-options.js'

/**
 * The site as nginx serves it, for a machine without nginx: the same statuses, redirects and
 * headers, from the same release. Answers every request, so it stands last in an application.
 */
export function createSiteRouter(options: SiteOptions): Router {
  const readCurrentRelease = createReleaseReader(options.siteRoot)
  const readEtag = createEtagReader()
  const router = Router()

  router.use(async (request, response) => {
    if (request.url.length > LONGEST_TARGET) return sendText(request, response, 414, 'URI too long')
    const target = parseTarget(request.url)
    if (target === null) return sendText(request, response, 400, 'Bad request')
    if (!['GET', 'HEAD'].includes(request.method)) {
      response.set('Allow', 'GET, HEAD')
      return sendText(request, response, 405, 'Method not allowed')
    }
    if (target.path === '/healthz') return sendText(request, response, 200, 'ok')

    const release = await readCurrentRelease()
    if (release === null) return sendText(request, response, 503, 'No release is published yet')
    const resolution = resolveRequest(target, release)
    if (resolution.kind === 'redirect') {
      response.setHeader('Location', resolution.location)
      return sendText(request, response, 301, 'Moved permanently')
    }
    if (!release.hasFile(resolution.path)) return sendText(request, response, 404, 'Not found')
    const { publicDirectory } = release
    return sendReleaseFile(request, response, { publicDirectory, ...resolution })
  })
  // Whoever answers a failure, after this, does so under the site's own headers.
  router.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (!response.headersSent) {
      for (const name of ['Content-Encoding', 'ETag']) response.removeHeader(name)
      setHeaders(request, response, 500, 'text/plain; charset=utf-8')
    }
    next(error)
  })
  return router

  async function sendReleaseFile(request: Request, response: Response, answer: FileAnswer) {
    setHeaders(request, response, answer.status, toMediaType(answer.path))
    const representation = selectRepresentation(request, answer)
    if (representation.varies) response.vary('Accept-Encoding')
    if (representation.encoding) response.set('Content-Encoding', representation.encoding)
    if (answer.status === 200) response.set('ETag', await readEtag(representation.file))
    await sendFile(response, representation, answer)
  }

  function sendText(request: Request, response: Response, status: number, text: string) {
    setHeaders(request, response, status, 'text/plain; charset=utf-8')
    response.status(status).send(text)
  }

  function setHeaders(request: Request, response: Response, status: number, mediaType: string) {
    const contentClass = toContentClass(parseTarget(request.url)?.path ?? '/')
    const answer = {
      contentClass,
      status,
      isDocument: mediaType.startsWith('text/html'),
      isPreview: contentClass === 'preview' || hasPreviewCookie(request.headers.cookie),
    }
    response.set(createSecurityHeaders(options, answer))
    response.set('Cache-Control', toCacheControl(answer))
    response.set('Content-Type', mediaType)
  }
}

/** nginx's limit of a request line. */
const LONGEST_TARGET = 8000
