/** An answer of the API that is not 200: the status and the JSON body, worded as the real service words it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    super(String(body['message'] ?? body['error']))
    this.name = 'ApiError'
  }
}

/** 400: a query that cannot be read. Line and column count from 1; `location` shows the place. */
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

/** 404: neither a current ref nor one that ever was. */
export function createRefNotFoundError(masterRef: string): ApiError {
  return new ApiError(404, {
    type: 'api_notfound_error',
    message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`,
  })
}

/** 410: a master ref of the past. The client reads the new one from the message's end. */
export function createRefExpiredError(masterRef: string): ApiError {
  return new ApiError(410, {
    type: 'api_validation_error',
    message: `The provided ref is no longer accessible, it has expired. Master ref is: ${masterRef}`,
  })
}

/** 404: a preview of a draft that has since been published, changed (opaque ref) or closed. */
export function createPreviewExpiredError(oauth: OAuthEndpoints): ApiError {
  return new ApiError(404, {
    type: 'api_security_error',
    message: 'This preview token has expired',
    ...oauth,
  })
}

/** 404: a preview address of this repository that never led to a draft. */
export function createPreviewNotFoundError(previewUrl: string): ApiError {
  return new ApiError(404, { type: 'api_notfound_error', message: `${previewUrl} not found` })
}

/** 401: a private repository asked without an access token. */
export function createAccessTokenMissingError(oauth: OAuthEndpoints): ApiError {
  return new ApiError(401, {
    type: 'api_security_error',
    message: 'This repository is private, please provide an access token',
    ...oauth,
  })
}

/** 401 on the repository, 403 on a search: an access token that is not one of the repository's. */
export function createInvalidAccessTokenError(status: 401 | 403, oauth: OAuthEndpoints): ApiError {
  return new ApiError(status, { error: 'Invalid access token', ...oauth })
}

export interface OAuthEndpoints {
  oauth_initiate: string
  oauth_token: string
}
