/** What went wrong between the site and its content. */
export type ContentFailure =
  /** 401 or 403 with the repository's oauth addresses: an access token is missing or wrong. */
  | 'forbidden'
  /** The draft was published, changed or closed since the preview was opened. */
  | 'preview-expired'
  /** A ref that the repository named is no longer served. */
  | 'ref-gone'
  /** The query cannot be read. */
  | 'parsing'
  | 'rate-limited'
  /** 5xx. */
  | 'unavailable'
  /** Not JSON, not in the shape of the API, or a status that it does not use. */
  | 'invalid-response'
  | 'unreachable'
  | 'timed-out'
  /** The caller gave up. */
  | 'aborted'
  /** Pages that do not make one whole. */
  | 'incomplete'
  | 'no-documents'

/** Where in a query the service stopped reading; line and column count from 1. */
export interface QueryPosition {
  line: number
  column: number
  location: string
}

interface Details {
  status?: number | null
  /** How long the service asked to be left alone, in ms. */
  retryAfter?: number | null
  position?: QueryPosition | null
}

/** Any failure of the content service. The message is fit to be shown and never holds a token. */
export class ContentServiceError extends Error {
  override name = 'ContentServiceError'
  readonly status: number | null
  readonly retryAfter: number | null
  readonly position: QueryPosition | null

  constructor(
    readonly failure: ContentFailure,
    message: string,
    { status = null, retryAfter = null, position = null }: Details = {},
  ) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
    this.position = position
  }
}

/** Whether an error is a failure of the content service, of one of the given kinds if any are given. */
export function isContentFailure(
  error: unknown,
  ...failures: readonly ContentFailure[]
): error is ContentServiceError {
  if (!(error instanceof ContentServiceError)) return false
  return failures.length === 0 || failures.includes(error.failure)
}
