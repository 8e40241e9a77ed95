import type { RequestHandler } from 'express'
import { isContentFailure } from '../../client/shared/content-api/content-service-error.js'
import * as MESSAGES from '../../client/shared/constants/messages.js'
import { createPreviewClient } from './preview-client.js'
import type { PreviewDependencies } from './preview-dependencies.js'
import { toContentFailure } from './preview-failure.js'

export interface TokenCheck {
  status: number
  /** For the metrics. */
  reason: string
  /** Null for a valid token. */
  message: string | null
}

/** Answers 204 to a valid access token, else JSON with the reason. */
export function createTokenHandler(dependencies: PreviewDependencies): RequestHandler {
  return async (request, response) => {
    const { status, reason, message } = await checkAccessToken(request.body, dependencies)
    dependencies.count('token', reason)
    if (message === null) response.status(status).end()
    else response.status(status).json({ error: message })
  }
}

/** Distinguishes a wrong token from a content service that is down. */
export async function checkAccessToken(
  body: unknown,
  dependencies: PreviewDependencies,
): Promise<TokenCheck> {
  const { repository, accessToken } = (body ?? {}) as Record<string, unknown>
  if (typeof repository !== 'string' || typeof accessToken !== 'string' || accessToken === '') {
    const message = 'Give the texts "repository" and "accessToken".'
    return { status: 400, reason: 'unreadable', message }
  }
  if (repository !== dependencies.repository.repositoryName) {
    const message = 'This site shows no repository of that name.'
    return { status: 404, reason: 'unknown-repository', message }
  }
  try {
    await createPreviewClient(dependencies, accessToken).fetchRepository()
    return { status: 204, reason: 'accepted', message: null }
  } catch (error) {
    if (!isContentFailure(error, 'forbidden')) return toContentFailure(error)
    return { status: 401, reason: 'incorrect', message: MESSAGES.incorrectToken }
  }
}
