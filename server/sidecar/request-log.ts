import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

/** One line for each answer. Never the query or the body: both can carry a token. */
export function createRequestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now()
    // Routers change `request.path` while they handle the request.
    const { method, path } = request
    response.once('close', () => {
      const line = {
        requestId: response.get('X-Request-Id'),
        method,
        path,
        status: response.writableFinished ? response.statusCode : null,
        durationMs: Math.round(performance.now() - startedAt),
      }
      if (path === '/healthz' || path === '/readyz') logger.debug(line, 'probe')
      else logger.info(line, 'request')
    })
    next()
  }
}
