import { Router, type RequestHandler } from 'express'
import { createRateLimit } from '../lib/rate-limit.js'
import { PAGE_POLICY } from '../lib/html.js'
import { findSecret, readBearer } from '../lib/secrets.js'
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
    requireToken(token),
    sendStatus(folders),
  )
  router.all(PATH, (_request, response) => {
    response.set('Allow', 'GET, HEAD').status(405).json({ error: 'Only GET is answered here.' })
  })
  return router
}

/** Answers 401 to whoever does not know the token. A browser may give it as a password. */
export function requireToken(token: string): RequestHandler {
  return (request, response, next) => {
    const header = request.get('Authorization')
    if (findSecret(readBearer(header) ?? readPassword(header), [token]) !== -1) return next()
    response.set('WWW-Authenticate', 'Bearer, Basic realm="status", charset="UTF-8"')
    response.status(401).json({ error: 'The token is missing or wrong.' })
  }
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

function readPassword(header: string | undefined): string | null {
  const encoded = /^Basic ([\w+/=]{1,1024})$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  return text.slice(text.indexOf(':') + 1)
}
