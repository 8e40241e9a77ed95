import type { IncomingMessage } from 'node:http'
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express'

export function createGetRoute(path: string, ...handlers: RequestHandler[]): Router {
  return Router()
    .get(path, ...handlers)
    .all(path, refuseMethod('GET', 'GET, HEAD'))
}

export interface JsonRouteOptions {
  /** Of a body, in kB of 1,000 bytes. */
  limit: number
  /** Runs before the body is read. */
  before: RequestHandler[]
}

export function createJsonRoute(
  path: string,
  { limit, before }: JsonRouteOptions,
  handle: RequestHandler,
): Router {
  const read = express.json({
    type: JSON_TYPE,
    limit: limit * 1000,
    inflate: false,
    verify: keepBytes,
  })
  return Router()
    .post(path, ...before, expectJson, read, handle)
    .all(path, refuseMethod('POST', 'POST'))
    .use(path, answerUnreadable(`The body is larger than ${limit} kB.`))
}

function refuseMethod(method: string, allowed: string): RequestHandler {
  return (_request, response) => {
    const error = `Only ${method} is answered here.`
    response.set('Allow', allowed).status(405).json({ error })
  }
}

const JSON_TYPE = 'application/json'

const expectJson: RequestHandler = (request, response, next) => {
  const [mediaType = ''] = (request.get('Content-Type') ?? '').split(';')
  if (mediaType.trim().toLowerCase() === JSON_TYPE) return next()
  response.status(415).json({ error: `The content type must be ${JSON_TYPE}.` })
}

/** The parser would read an empty body as an empty object. */
function keepBytes(request: IncomingMessage, _response: unknown, body: Buffer) {
  if (body.length === 0) throw Object.assign(new Error('empty'), { type: 'entity.parse.failed' })
  bytes.set(request, body)
}

const bytes = new WeakMap<IncomingMessage, Buffer>()

/** The body of a JSON route as it was sent, for signatures. */
export function bytesOf(request: IncomingMessage): Buffer {
  return bytes.get(request) ?? Buffer.alloc(0)
}

/** (!) Not with the parser's own messages: they repeat parts of the body, which holds a secret. */
function answerUnreadable(tooLarge: string): ErrorRequestHandler {
  const answers = new Map<string | undefined, readonly [number, string]>([
    ['entity.too.large', [413, tooLarge]],
    ['entity.parse.failed', [400, 'The body is not a JSON object.']],
    ['encoding.unsupported', [415, 'The body must not be compressed.']],
    ['charset.unsupported', [415, 'The body must be UTF-8.']],
    ['request.size.invalid', [400, 'The body does not have the announced length.']],
    ['request.aborted', [400, 'The request ended before its body.']],
  ])
  return (error: { type?: string }, _request, response, next) => {
    const answer = answers.get(error.type)
    if (answer === undefined || response.headersSent) return next(error)
    response.status(answer[0]).json({ error: answer[1] })
  }
}
