import express from 'express'

import { createHttpServer } from '../../../server/sidecar/http-server.js'
import { readTooLargePage } from '../../../server/site/read-too-large-page.js'
import type { SiteOptions } from '../../../server/site/site-options.js'
import { createSiteRouter } from '../../../server/site/site-router.js'
import { startServer } from './start-server.js'

/** The site without nginx, on a free loopback port. */
export async function startSite(options: Pick<SiteOptions, 'siteRoot'> & Partial<SiteOptions>) {
  const app = express().disable('x-powered-by')
  app.use(
    createSiteRouter({
      siteEnv: 'production',
      siteUrl: 'http://localhost:8080',
      repositoryName: 'careers-sample',
      previewApiEndpoint: 'http://localhost:8090/api/v2',
      ...options,
    }),
  )
  const server = createHttpServer(app, {
    readTooLargePage: () => readTooLargePage(options.siteRoot),
  })
  const { url: baseUrl, origin, close: stop } = await startServer(server)
  return { baseUrl, origin, stop }
}
