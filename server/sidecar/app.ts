import express, { type Express, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { answerNotFound, createErrorHandler } from './errors.js'
import { createHealthRouter } from './health.js'
import { answerWithRequestId } from './request-id.js'
import { createRequestLog } from './request-log.js'

export interface SidecarDependencies {
  logger: Logger
  /** False once the process has been asked to stop. */
  isReady: () => boolean
}

/** The sidecar as an Express app, which does not listen. */
export function createApp({ logger, isReady }: SidecarDependencies): Express {
  const app = express()
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple')
  app.use(answerWithRequestId, createRequestLog(logger), setCommonHeaders)
  app.use(createHealthRouter(isReady))
  app.use(answerNotFound, createErrorHandler(logger))
  return app
}

const setCommonHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  next()
}
