import { Router, type RequestHandler } from 'express'
import { PAGE_POLICY } from '../lib/html.js'
import { createRateLimit } from '../lib/rate-limit.js'
import { requireToken } from '../lib/require-token.js'
import { readStatus, type StatusFolders } from './read-status.js'
import { createStatusPage } from './status-page.js'

const PATH = '/api/status'

/** `/api/status`: JSON, or a page when a browser asks. Without a token it is as if it were not there. */
export function createStatusRouter(folders: StatusFolders, token: string | null): Router {
  const router = Router()
  if (token === null) return router
  router.get(
    PATH,
    createRateLimit({ burst: 60, perSecond: 2 }),
    requireToken([token], 'status'),
    sendStatus(folders),
  )
  router.all(PATH, (_request, response) => {
    response.set('Allow', 'GET, HEAD').status(405).json({ error: 'Only GET is answered here.' })
  })
  return router
}

function sendStatus(folders: StatusFolders): RequestHandler {
  return async (request, response) => {
    const status = await readStatus(folders)
    response.vary('Accept')
    if (request.accepts(['json', 'html']) === 'html') {
      response.set('Content-Security-Policy', PAGE_POLICY)
      response.type('html').send(createStatusPage(status))
    } else response.json(status)
  }
}
