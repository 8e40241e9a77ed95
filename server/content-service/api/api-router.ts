import { Router, type ErrorRequestHandler, type Response } from 'express'

import { findSecret } from '../../lib/secrets.js'
import {
  ApiError,
  createAccessTokenMissingError,
  createInvalidAccessTokenError,
} from '../repository/api-error.js'
import type { ContentRepository } from '../repository/repository.js'
import { readParameters } from './read-parameters.js'
import { createRepositoryMetadata } from './repository-metadata.js'
import { searchDocuments } from './search-documents.js'

/**
 * The routes below `/api/v2`. URLs in answers start with `publicUrl`, not the request's host, so
 * that the builder and browsers get the same answers.
 */
export function createApiRouter(repository: ContentRepository, publicUrl: string): Router {
  const searchUrl = `${publicUrl}/api/v2/documents/search`
  const router = Router()

  router.get('/', (request, response) => {
    checkAccess(repository, readParameters(request), 401)
    sendJson(response, JSON.stringify(createRepositoryMetadata(repository, searchUrl)))
  })

  router.get('/documents/search', (request, response) => {
    const parameters = readParameters(request)
    checkAccess(repository, parameters, 403)
    sendJson(response, searchDocuments(repository, parameters, searchUrl))
  })

  router.use((_request, response) => {
    sendError(response, 404, { type: 'api_notfound_error', message: 'Not found' })
  })

  const handleError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    if (error instanceof ApiError) sendError(response, error.status, error.body)
    else next(error)
  }
  router.use(handleError)
  return router
}

/** A private repository requires one of its access tokens. */
function checkAccess(
  { access, accessTokens, oauth }: ContentRepository,
  parameters: URLSearchParams,
  invalidStatus: 401 | 403,
): void {
  if (access === 'public') return
  const accessToken = parameters.get('access_token')
  if (!accessToken) throw createAccessTokenMissingError(oauth)
  if (findSecret(accessToken, accessTokens) === -1) {
    throw createInvalidAccessTokenError(invalidStatus, oauth)
  }
}

function sendError(response: Response, status: number, body: object): void {
  sendJson(response.status(status), JSON.stringify(body))
}

function sendJson(response: Response, json: string): void {
  response.set('Cache-Control', 'no-store').type('json').send(json)
}
