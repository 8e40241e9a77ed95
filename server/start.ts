import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import express from 'express'
import { readStartConfig, usesSampleContent } from './config.js'
import { serveSample, withSampleContent } from './content-service/serve-sample.js'
import { createReloadRouter } from './dev/reload-router.js'
import { runBuilder } from './run-builder.js'
import { createSiteRouter } from './site/site-router.js'

/* The whole product on one machine and one port: content, a release made from it, and the site. */

const projectRoot = path.resolve(import.meta.dirname, '../..')

try {
  const content = usesSampleContent(process.env)
    ? await serveSample(process.env, projectRoot)
    : null
  const env = content === null ? process.env : withSampleContent(process.env, content)
  const config = readStartConfig(env, projectRoot)
  const code = await runBuilder(projectRoot, 'generate', env)
  if (code !== 0) console.error('No new release: the former one is served, if there is one.')

  const app = express().disable('x-powered-by').disable('etag')
  if (config.reloadsOnChange) app.use(createReloadRouter())
  app.use(createSiteRouter(config))
  const server = createServer(app)
  server.listen(config.port)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  console.log(`The careers site is on http://localhost:${port}`)
  if (content !== null) console.log(`Its content is on ${content.publicUrl}/api/v2`)

  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await content?.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
} catch (error) {
  console.error(describe(error as NodeJS.ErrnoException))
  process.exit(1)
}

function describe(error: NodeJS.ErrnoException): string {
  if (error.code !== 'EADDRINUSE') return error.message
  return 'PORT is taken by another program: end that one, or choose another port, for example PORT=8081 npm start.'
}
