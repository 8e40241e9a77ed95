import { Router } from 'express'
import type { FindObstacle } from './readiness.js'

/** `/healthz`: the process runs. `/readyz`: it takes requests. */
export function createHealthRouter(findObstacle: FindObstacle): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })
  router.get('/readyz', async (_request, response) => {
    const error = await findObstacle()
    if (error === null) response.json({ status: 'ready' })
    else response.status(503).json({ error })
  })
  return router
}
