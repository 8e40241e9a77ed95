import type { Express } from 'express'
import { createApproveRouter, type ApproveDependencies } from '../status/approve-router.js'
import type { Metrics } from '../status/metrics.js'
import { createJsonApp } from './app.js'
import { answerNotFound, createErrorHandler } from './errors.js'
import { createHealthRouter } from './health.js'
import type { FindObstacle } from './readiness.js'

export interface AdminDependencies extends ApproveDependencies {
  findObstacle: FindObstacle
  metrics: Metrics
}

/** The internal side: health, metrics, approvals. Its port must not be reachable by visitors. */
export function createAdminApp(dependencies: AdminDependencies): Express {
  const { logger, findObstacle, metrics } = dependencies
  const app = createJsonApp(logger)
  app.use(createHealthRouter(findObstacle))
  app.get('/metrics', async (_request, response) => {
    response.set('Content-Type', metrics.contentType).send(await metrics.render())
  })
  app.use(createApproveRouter(dependencies))
  app.use(answerNotFound, createErrorHandler(logger))
  return app
}
