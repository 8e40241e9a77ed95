import { Router } from 'express'

/**
 * `/healthz`: the process runs. `/readyz`: it takes requests. Not whether rebuilds can be started: previews
 * and the status need none, and a webhook must be answered and counted then.
 */
export function createHealthRouter(isStopping: () => boolean): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })
  router.get('/readyz', (_request, response) => {
    if (!isStopping()) response.json({ status: 'ready' })
    else response.status(503).json({ error: 'The sidecar is stopping.' })
  })
  return router
}
