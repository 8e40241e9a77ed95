/** Messages are those of the real service. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    super(String(body['message'] ?? body['error']))
    this.name = 'ApiError'
  }
}

/** 400: a syntax error. Line and column count from 1; `location` is the text there. */
export function createParsingError(message: string, source: string, offset: number): ApiError {
  const before = source.slice(0, offset)
  const line = before.split('\n').length
  const column = offset - (before.lastIndexOf('\n') + 1) + 1
  return new ApiError(400, {
    type: 'parsing-error',
    message: `${message} on line:${line} col:${column} in query '${source}'`,
    line,
    column,
    id: 0,
    location: source.slice(offset, offset + 40),
  })
}

/** 400: a parameter whose value is not allowed. */
export function createParameterError(message: string): ApiError {
  return new ApiError(400, { type: 'api_validation_error', message })
}

/** 404: a ref that never existed. */
export function createRefNotFoundError(masterRef: string): ApiError {
  return new ApiError(404, {
    type: 'api_notfound_error',
    message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`,
  })
}

/** 410: a former master ref. The official client reads the current one from the end of the message. */
export function createRefExpiredError(masterRef: string): ApiError {
  return new ApiError(410, {
    type: 'api_validation_error',
    message: `The provided ref is no longer accessible, it has expired. Master ref is: ${masterRef}`,
  })
}

/** 404: a preview of a draft that was published or closed, or the opaque ref of its former state. */
export function createPreviewExpiredError(oauth: OAuthEndpoints): ApiError {
  return new ApiError(404, {
    type: 'api_security_error',
    message: 'This preview token has expired',
    ...oauth,
  })
}

/** 404: a preview address of this repository for which there never was a draft. */
export function createPreviewNotFoundError(previewUrl: string): ApiError {
  return new ApiError(404, { type: 'api_notfound_error', message: `${previewUrl} not found` })
}

/** 401: a private repository requested without an access token. */
export function createAccessTokenMissingError(oauth: OAuthEndpoints): ApiError {
  return new ApiError(401, {
    type: 'api_security_error',
    message: 'This repository is private, please provide an access token',
    ...oauth,
  })
}

/** A wrong access token: 401 for the repository, 403 for a search. */
export function createInvalidAccessTokenError(status: 401 | 403, oauth: OAuthEndpoints): ApiError {
  return new ApiError(status, { error: 'Invalid access token', ...oauth })
}

export interface OAuthEndpoints {
  oauth_initiate: string
  oauth_token: string
}
