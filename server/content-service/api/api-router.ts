import { Router, type ErrorRequestHandler, type Response } from 'express'

import { ApiError } from '../repository/api-error.js'
import { checkAccess } from './check-access.js'
import { readParameters } from './read-parameters.js'
import { createRepositoryMetadata } from './repository-metadata.js'
import type { ContentRepository } from '../repository/repository.js'
import { searchDocuments } from './search-documents.js'

/**
 * The routes below `/api/v2`. Addresses in answers begin with `publicUrl` and not with the request's
 * host, so that every reader gets the same bytes.
 */
export function createApiRouter(repository: ContentRepository, publicUrl: string): Router {
  const searchUrl = `${publicUrl}/api/v2/documents/search`
  const router = Router()

  router.get('/', (request, response) => {
    checkAccess(repository, readParameters(request).get('access_token'), 401)
    sendJson(response, JSON.stringify(createRepositoryMetadata(repository, searchUrl)))
  })

  router.get('/documents/search', (request, response) => {
    const parameters = readParameters(request)
    checkAccess(repository, parameters.get('access_token'), 403)
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

function sendError(response: Response, status: number, body: object): void {
  sendJson(response.status(status), JSON.stringify(body))
}

function sendJson(response: Response, json: string): void {
  response.set('Cache-Control', 'no-store').type('json').send(json)
}
