export type ContentFailure =
  /** 401 or 403 with the repository's OAuth URLs: an access token is missing or wrong. */
  | 'forbidden'
  /** The draft was published, changed or closed since the preview was opened. */
  | 'preview-expired'
  /** A ref of the repository is no longer served. */
  | 'ref-gone'
  /** The query has a syntax error. */
  | 'parsing'
  | 'rate-limited'
  | 'unavailable'
  /** Not JSON, not in the shape of the API, or a status that it does not use. */
  | 'invalid-response'
  | 'unreachable'
  | 'timed-out'
  /** By the caller. */
  | 'aborted'
  | 'incomplete'
  /** One answer, or all pages of a search, beyond the limits. */
  | 'too-large'
  | 'no-documents'

/** Where in a query the error is; line and column count from 1. */
export interface QueryPosition {
  line: number
  column: number
  location: string
}

interface Details {
  status?: number | null
  /** In ms, as the service asked. */
  retryAfter?: number | null
  position?: QueryPosition | null
  /** What was lost on the way. */
  cause?: unknown
}

/** The message never contains a token and may be shown to visitors. */
export class ContentServiceError extends Error {
  override name = 'ContentServiceError'
  readonly status: number | null
  readonly retryAfter: number | null
  readonly position: QueryPosition | null

  constructor(
    readonly failure: ContentFailure,
    message: string,
    { status = null, retryAfter = null, position = null, cause }: Details = {},
  ) {
    super(message, { cause })
    this.status = status
    this.retryAfter = retryAfter
    this.position = position
  }
}

/** Without `failures`, any kind. */
export function isContentFailure(
  error: unknown,
  ...failures: readonly ContentFailure[]
): error is ContentServiceError {
  if (!(error instanceof ContentServiceError)) return false
  return failures.length === 0 || failures.includes(error.failure)
}
