import { Router, type RequestHandler } from 'express'
import { PAGE_POLICY } from '../lib/html.js'
import { createRateLimit } from '../lib/rate-limit.js'
import { requireToken } from '../lib/require-token.js'
import { createGetRoute } from '../lib/routes.js'
import type { BuildInfo } from './metrics.js'
import { readStatus, type StatusFolders } from './read-status.js'
import { createStatusPage } from './status-page.js'

/** `GET /api/status`: JSON, or HTML for browsers. Needs a token. */
export function createStatusRouter(
  folders: StatusFolders,
  build: BuildInfo,
  token: string | null,
): Router {
  if (token === null) return Router()
  const limit = createRateLimit({ burst: 60, perSecond: 2 })
  const send = sendStatus(folders, build)
  return createGetRoute('/api/status', limit, requireToken([token], 'status'), send)
}

function sendStatus(folders: StatusFolders, build: BuildInfo): RequestHandler {
  return async (request, response) => {
    const status = await readStatus(folders)
    response.vary('Accept')
    if (request.accepts(['json', 'html']) === 'html') {
      response.set('Content-Security-Policy', PAGE_POLICY)
      response.type('html').send(createStatusPage(status, build))
    } else response.json({ ...status, build })
  }
}
