import express from 'express'
import { isSidecarPath } from '../../../client/shared/addresses/url-policy.js'
import { createHttpServer } from '../../../server/sidecar/http-server.js'
import { createSiteRouter } from '../../../server/site/site-router.js'
import { describeMissingNginx, startNginx } from '../nginx/nginx.js'
import { makeCurrent, makeSiteRoot, writeRelease } from '../site/made-release.js'
import { createTestSidecar } from './create-test-sidecar.js'
import { startServer } from './start-server.js'

/** A release written by hand, the sidecar, and in front of it nginx, if it is there, and `npm start`. */
export async function startWholeSite(env: Record<string, string> = {}) {
  const { siteRoot, remove } = makeSiteRoot()
  writeRelease(siteRoot, 'first')
  makeCurrent(siteRoot, 'first')
  const sidecar = await createTestSidecar({ LOG_LEVEL: 'info', ...env })
  const heard: string[] = []
  const behind = await startServer(
    createHttpServer((request, response) => {
      heard.push(`${request.method} ${request.url}`)
      sidecar.app(request, response)
    }),
  )
  const app = express().disable('x-powered-by').disable('etag')
  app.use((request, response, next) => {
    if (isSidecarPath(request.path)) sidecar.app(request, response, next)
    else next()
  })
  app.use(
    createSiteRouter({
      siteRoot,
      siteEnv: 'production',
      siteUrl: 'http://localhost:8080',
      repositoryName: 'careers-sample',
      previewApiEndpoint: 'http://localhost:8090/api/v2',
    }),
  )
  const start = await startServer(createHttpServer(app))
  const nginx =
    describeMissingNginx() === null
      ? await startNginx({ siteRoot, sidecarAddress: behind.address })
      : null
  return {
    /** Requests that the sidecar got from nginx, in order. */
    heard,
    sidecar,
    startUrl: start.url,
    nginx,
    stop: async () => {
      await nginx?.stop()
      await Promise.all([start.close(), behind.close()])
      sidecar.remove()
      remove()
    },
  }
}
