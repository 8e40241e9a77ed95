import express, { type ErrorRequestHandler, type RequestHandler } from 'express'

/** The steps before a handler that takes JSON, and what answers for them if the body is of no use. */
export interface JsonBody {
  read: RequestHandler[]
  /** Mounted behind the handler. */
  answerUnreadable: ErrorRequestHandler
}

/** @param limit how large a body may be, such as `100kb` */
export function createJsonBody(limit: `${number}kb`): JsonBody {
  const parse = express.json({
    type: 'application/json',
    limit,
    strict: true,
    inflate: false,
    verify: refuseEmpty,
  })
  const answers = { ...PARSER_ANSWERS, 'entity.too.large': [413, toTooLarge(limit)] as const }
  return {
    read: [expectJson, parse],
    answerUnreadable: (error: { type?: string }, _request, response, next) => {
      const answer = answers[(error.type ?? '') as keyof typeof answers]
      if (answer === undefined || response.headersSent) return next(error)
      const [status, text] = answer
      response.status(status).json({ error: text })
    },
  }
}

/** The parser takes nothing for an empty object. */
function refuseEmpty(_request: unknown, _response: unknown, body: Buffer) {
  if (body.length === 0) throw Object.assign(new Error('empty'), { type: 'entity.parse.failed' })
}

const expectJson: RequestHandler = (request, response, next) => {
  const [mediaType = ''] = (request.get('Content-Type') ?? '').split(';')
  if (mediaType.trim().toLowerCase() === 'application/json') return next()
  response.status(415).json({ error: 'The content type must be application/json.' })
}

function toTooLarge(limit: string): string {
  return `The body is larger than ${limit.replace('kb', ' kB')}.`
}

/** The parser's own messages repeat parts of the body, and with it of the secret. */
const PARSER_ANSWERS = {
  'entity.parse.failed': [400, 'The body is not JSON.'],
  'encoding.unsupported': [415, 'The body must not be compressed.'],
  'charset.unsupported': [415, 'The body must be UTF-8.'],
  'request.size.invalid': [400, 'The body has another length than announced.'],
  'request.aborted': [400, 'The request ended before its body.'],
} as const
