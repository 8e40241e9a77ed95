import * as MESSAGES from '../constants/messages.js'
import { ContentServiceError, type QueryPosition } from './content-service-error.js'
import { readRetryAfter } from './with-retries.js'

export interface FailedAnswer {
  status: number
  body: string
  retryAfter: string | null
}

type Body = Record<string, unknown>

/**
 * Classifies any answer but 200. The status is not enough: an expired preview is a 400, 404 or 410,
 * and a wrong access token a 401 or 403.
 */
export function classifyAnswer(
  { status, body: text, retryAfter }: FailedAnswer,
  now: number,
): ContentServiceError {
  const body = parseObject(text)
  const message = toMessage(body)

  if ((status === 401 || status === 403) && hasOauth(body)) {
    return new ContentServiceError('forbidden', message ?? MESSAGES.unauthorized, { status })
  }
  if ([400, 404, 410].includes(status) && PREVIEW_IS_GONE.test(message ?? '')) {
    return new ContentServiceError('preview-expired', MESSAGES.previewExpired, { status })
  }
  if (status === 410 || (status === 404 && REF_IS_GONE.test(message ?? ''))) {
    return new ContentServiceError('ref-gone', MESSAGES.refNotFound, { status })
  }
  if (status === 400 && isText(body['message']) && isText(body['type'])) {
    return new ContentServiceError('parsing', body['message'], {
      status,
      position: toPosition(body),
    })
  }
  const failure =
    status === 429 ? 'rate-limited' : status >= 500 ? 'unavailable' : 'invalid-response'
  return new ContentServiceError(failure, MESSAGES.invalidApiResponse, {
    status,
    retryAfter: readRetryAfter(retryAfter, now),
  })
}

/** 'This preview token has expired', or the address of a preview with 'not found' after it. */
const PREVIEW_IS_GONE = /preview token\b.{0,200}\bexpired|\/previews\/\S{1,500} not found$/i
const REF_IS_GONE = /\bref\b/i

function parseObject(text: string): Body {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Body) : {}
  } catch {
    return {}
  }
}

function toMessage({ error, message }: Body): string | null {
  return isText(error) ? error : isText(message) ? message : null
}

function hasOauth(body: Body): boolean {
  return isText(body['oauth_initiate']) && isText(body['oauth_token'])
}

/** Older services send it within `pos`. */
function toPosition(body: Body): QueryPosition | null {
  const { line, column, location } = { ...body, ...(body['pos'] as Body | undefined) } as Body
  if (typeof line !== 'number' || typeof column !== 'number') return null
  return { line, column, location: isText(location) ? location : '' }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
