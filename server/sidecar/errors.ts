import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { Logger } from 'pino'

interface HttpError extends Error {
  status: number
  /** Whether the message may be sent to the client. */
  expose: boolean
}

export const answerNotFound: RequestHandler = (_request, response) => {
  response.status(404).json({ error: 'Not found' })
}

/** Answers `{"error": "…"}`. Internal errors are logged without details for clients. */
export function createErrorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error)
    // Express throws these for requests that it refuses.
    const { status = 500, expose, message } = (error ?? {}) as Partial<HttpError>
    if (expose === true && status >= 400 && status < 500) {
      response.status(status).json({ error: message })
      return
    }
    logger.error({ err: error, requestId: response.get('X-Request-Id') }, 'request failed')
    response.status(500).json({ error: 'Internal error' })
  }
}
