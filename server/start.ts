import type { AddressInfo } from 'node:net'
import path from 'node:path'
import express from 'express'
import { createLogger } from '../builder/shared/programs/logger.js'
import { makeWritableFolder } from '../builder/shared/site-root/make-folder.js'
import { runProgram } from '../builder/shared/programs/run-program.js'
import { refuseNewerFormat } from '../builder/shared/site-root/site-format.js'
import { isSidecarPath } from '../client/shared/addresses/url-policy.js'
import { readStartConfig, toSampleOptions, usesSampleContent, withStartDefaults } from './config.js'
import { serveSampleBoard, withSampleBoard } from './board-service/serve-board.js'
import { serveSample, withSampleContent } from './content-service/serve-sample.js'
import { claimSiteRoot } from './lib/claim-site-root.js'
import { followChanges } from './dev/follow-changes.js'
import { listenOn } from './lib/listen-on.js'
import { keepBuilderWatching, runBuilder } from './run-builder.js'
import { readSidecarConfig } from './sidecar/config.js'
import { createSidecar } from './sidecar/create-sidecar.js'
import { createHttpServer } from './sidecar/http-server.js'
import { readTooLargePage } from './site/read-too-large-page.js'
import { createSiteRouter } from './site/site-router.js'

/* Content service, builder, site and sidecar on one machine and one port. */

const projectRoot = path.resolve(import.meta.dirname, '../..')
/** Higher than behind nginx, which limits requests itself. */
const MOST_CONNECTIONS = 2_000

const PROGRAM = {
  name: 'npm start',
  summary: 'Builds the site and serves it, on PORT (8080).',
  options: {},
}

await runProgram(PROGRAM, async () => {
  const given = withStartDefaults(process.env)
  const content = usesSampleContent(given)
    ? await serveSample(given, projectRoot, toSampleOptions(given))
    : null
  const board = await serveSampleBoard(given)
  const env = withSampleBoard(content === null ? given : withSampleContent(given, content), board)
  const config = readStartConfig(env, projectRoot)
  const sidecarConfig = readSidecarConfig(env, projectRoot)
  await makeWritableFolder('SITE_ROOT', config.siteRoot)
  await refuseNewerFormat(config.siteRoot)
  await claimSiteRoot(config.siteRoot)
  const built = await runBuilder(projectRoot, ['reconcile'], env)
  if (built === 'misconfigured') process.exit(1)
  if (built === 'failed')
    console.error('There is no new release. The former one is served, if there is one.')

  const logger = createLogger('sidecar', sidecarConfig.logLevel)
  const sidecar = await createSidecar(sidecarConfig, logger, () => false)
  const app = express().disable('x-powered-by').disable('etag')
  const restartBuilder = () => builder.restart()
  const stopFollowing = config.reloadsOnChange
    ? followChanges(app, { projectRoot, content, restartBuilder, siteRoot: config.siteRoot })
    : () => {}
  app.use((request, response, next) => {
    if (isSidecarPath(request.path)) sidecar.app(request, response, next)
    else next()
  })
  app.use(createSiteRouter(config))
  const server = createHttpServer(app, {
    readTooLargePage: () => readTooLargePage(config.siteRoot),
  })
  server.maxConnections = MOST_CONNECTIONS
  await listenOn(server, 'PORT', { port: config.port })
  const builder = keepBuilderWatching(projectRoot, env)

  const stop = async () => {
    stopFollowing()
    server.close()
    server.closeAllConnections()
    await builder.stop()
    await content?.close()
    await board?.close()
    // Or the channel to `npm run dev` would keep this process.
    if (process.connected) process.disconnect()
  }
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.once(event, () => void stop())
  }
  const { port } = server.address() as AddressInfo
  console.log(`The careers site is on http://localhost:${port}`)
  if (board !== null) console.log(`Its job board is on ${board.origin}`)
  if (content !== null) {
    console.log(`Its content is on ${content.publicUrl}/api/v2`)
    console.log(`Preview and publish its drafts on http://localhost:${content.port}/publish`)
  }
})
