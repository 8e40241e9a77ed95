import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { Logger } from 'pino'

/** What the parts of Express throw for a request that they refuse. */
interface RefusedRequest {
  status: number
  message: string
  /** Whether the message is fit for the client. */
  expose: boolean
}

export const answerNotFound: RequestHandler = (_request, response) => {
  response.status(404).json({ error: 'Not found' })
}

/** Every error is `{"error": "…"}`; what is our own fault is logged, and not told to the client. */
export function createErrorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error)
    if (isRefusedRequest(error)) {
      response.status(error.status).json({ error: error.message })
      return
    }
    logger.error({ err: error, requestId: response.get('X-Request-Id') }, 'request failed')
    response.status(500).json({ error: 'Internal error' })
  }
}

function isRefusedRequest(error: unknown): error is RefusedRequest {
  const { status, expose } = (error ?? {}) as Partial<RefusedRequest>
  return expose === true && status !== undefined && status >= 400 && status < 500
}
