import type { RequestHandler } from 'express'
import * as MESSAGES from '../../client/shared/messages.js'
import { checkAccessToken, type TokenCheck } from './check-access-token.js'
import type { PreviewDependencies } from './preview-dependencies.js'

/** Answers 204 to an access token that the content service accepts, else JSON that says why not. */
export function createTokenHandler(dependencies: PreviewDependencies): RequestHandler {
  return async (request, response) => {
    const check = await checkAccessToken(request.body, dependencies)
    dependencies.count('token', check.kind === 'failed' ? check.reason : check.kind)
    const [status, error] = toAnswer(check)
    if (error === null) response.status(status).end()
    else response.status(status).json({ error })
  }
}

function toAnswer(check: TokenCheck): [number, string | null] {
  switch (check.kind) {
    case 'accepted':
      return [204, null]
    case 'incorrect':
      return [401, MESSAGES.incorrectToken]
    case 'unknown-repository':
      return [404, 'This site shows no repository of that name.']
    case 'unreadable':
      return [400, 'Give the texts "repository" and "accessToken".']
    case 'failed':
      return [check.status, check.message]
  }
}
