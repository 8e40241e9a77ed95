import { randomUUID } from 'node:crypto'
import express, { type Express, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { printTexts } from '../../builder/shared/programs/printable.js'
import { answerNotFound, createErrorHandler } from './errors.js'

/** All answers, 404 and errors included, have a request id, a log line and safe headers. */
export function createJsonApp(logger: Logger, ...routers: RequestHandler[]): Express {
  const app = express()
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple')
  app.set('json replacer', printTexts)
  app.use(answerWithRequestId, createRequestLog(logger), setCommonHeaders)
  return app.use(...routers, answerNotFound).use(createErrorHandler(logger))
}

/** Uses nginx's id, so that the logs agree, unless it could break a log line. */
const answerWithRequestId: RequestHandler = (request, response, next) => {
  const given = request.get('X-Request-Id') ?? ''
  response.set('X-Request-Id', /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID())
  next()
}

/** One line per answer, without query and body, which may hold a token. */
function createRequestLog(logger: Logger): RequestHandler {
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

const setCommonHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
  })
  next()
}
