import { Router } from 'express'
import type { ContentRepository } from '../repository/repository.js'

/**
 * What the CMS's toolbar asks while an editor looks at a draft: `GET /previews/{session}/ping?ref=`
 * says the ref of today, and whether it is another one than the page shows.
 */
export function createPreviewRouter(repository: ContentRepository): Router {
  const router = Router()
  router.get('/:session/ping', (request, response) => {
    const draft = repository.getDrafts().find(({ id }) => id === request.params.session)
    const ref = draft?.previewUrl ?? null
    response.set('Cache-Control', 'no-store').json({ reload: ref !== request.query['ref'], ref })
  })
  return router
}
