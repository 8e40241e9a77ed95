import * as MESSAGES from '../messages.js'
import { ContentServiceError, type QueryPosition } from './content-service-error.js'
import { readRetryAfter } from './with-retries.js'

/** An answer with a status other than 200. */
export interface FailedAnswer {
  status: number
  /** Text of the body. */
  body: string
  retryAfter: string | null
}

type Body = Record<string, unknown>

/**
 * What an answer that is not 200 means. Statuses alone do not tell: an expired preview has come as
 * 400, 404 and 410 over the years, and 401 and 403 both stand for a wrong access token.
 */
export function classifyAnswer(
  { status, body: text, retryAfter }: FailedAnswer,
  now: number,
): ContentServiceError {
  const body = parseObject(text)
  const told = toTold(body)

  if ((status === 401 || status === 403) && told !== null && hasOauth(body)) {
    return new ContentServiceError('forbidden', told, { status })
  }
  if ([400, 404, 410].includes(status) && PREVIEW_IS_GONE.test(told ?? '')) {
    return new ContentServiceError('preview-expired', MESSAGES.previewExpired, { status })
  }
  if (status === 410 || (status === 404 && REF_IS_GONE.test(told ?? ''))) {
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
const PREVIEW_IS_GONE = /preview token\b.*\bexpired|\/previews\/\S+ not found$/i
const REF_IS_GONE = /\bref\b/i

function parseObject(text: string): Body {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Body) : {}
  } catch {
    return {}
  }
}

function toTold({ error, message }: Body): string | null {
  return isText(error) ? error : isText(message) ? message : null
}

function hasOauth(body: Body): boolean {
  return isText(body['oauth_initiate']) && isText(body['oauth_token'])
}

/** At the top of the body, or within `pos`, as older services have it. */
function toPosition(body: Body): QueryPosition | null {
  const { line, column, location } = { ...body, ...(body['pos'] as Body | undefined) } as Body
  if (typeof line !== 'number' || typeof column !== 'number') return null
  return { line, column, location: isText(location) ? location : '' }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
