import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

const HEADER = 'X-Request-Id'

/** Takes nginx's id over, so that both logs name a request alike; any other text is replaced. */
export const answerWithRequestId: RequestHandler = (request, response, next) => {
  const given = request.get(HEADER) ?? ''
  response.set(HEADER, /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID())
  next()
}
