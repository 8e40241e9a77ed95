import { once } from 'node:events'
import { createApp } from './app.js'
import { readSidecarConfig } from './config.js'
import { createHttpServer, stopGracefully } from './http-server.js'
import { createLogger } from './logger.js'

/** Shorter than the time after which Docker and Kubernetes kill what has not stopped, in ms. */
const GRACE = 8_000

try {
  const config = readSidecarConfig(process.env)
  const logger = createLogger(config)
  const stopping = new AbortController()
  const server = createHttpServer(createApp({ logger, isReady: () => !stopping.signal.aborted }))

  server.listen(config.port)
  await once(server, 'listening')
  logger.info({ address: server.address() }, 'listening')

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopping.abort()
      logger.info({ signal }, 'stopping')
      void stopGracefully(server, GRACE).then(() => logger.info('stopped'))
    })
  }
} catch (error) {
  console.error(describe(error as NodeJS.ErrnoException))
  process.exitCode = 1
}

function describe({ code, message }: NodeJS.ErrnoException): string {
  return code === 'EADDRINUSE'
    ? 'SIDECAR_PORT is taken by another program: end that one or choose another port.'
    : message
}
