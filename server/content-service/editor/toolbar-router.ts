import { Router } from 'express'

import type { ContentRepository } from '../repository/repository.js'
import { TOOLBAR_SCRIPT } from './toolbar-script.js'

export const TOOLBAR_PATH = '/toolbar.js'

/**
 * Replaces the CMS's toolbar and its endpoint: `GET /previews/{session}/ping?ref=` answers with the
 * draft's current ref (null: no such draft), and whether it differs from `ref`.
 */
export function createToolbarRouter(repository: ContentRepository): Router {
  const router = Router()
  router.get(TOOLBAR_PATH, (_request, response) => {
    response.type('text/javascript').send(TOOLBAR_SCRIPT)
  })
  router.get('/previews/:session/ping', (request, response) => {
    const draft = repository.getDrafts().find(({ id }) => id === request.params.session)
    const ref = draft?.previewUrl ?? null
    response.set('Cache-Control', 'no-store').json({ reload: ref !== request.query['ref'], ref })
  })
  return router
}
