import { Router } from 'express'

/**
 * For the orchestrator, not for the public: `/healthz` says that the process answers, `/readyz`
 * whether requests may be sent to it.
 */
export function createHealthRouter(isReady: () => boolean): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })
  router.get('/readyz', (_request, response) => {
    if (isReady()) response.json({ status: 'ready' })
    else response.status(503).json({ error: 'The sidecar is stopping.' })
  })
  return router
}
