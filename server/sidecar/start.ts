import { once } from 'node:events'
import path from 'node:path'
import { createLogger } from '../../builder/shared/logger.js'
import { readSidecarConfig } from './config.js'
import { createSidecar } from './create-sidecar.js'
import { createHttpServer, stopGracefully } from './http-server.js'

/** In ms. Docker kills a process that has not stopped after 10 s. */
const GRACE = 8_000

try {
  const config = readSidecarConfig(process.env, path.resolve(import.meta.dirname, '../../..'))
  const logger = createLogger('sidecar', config.logLevel)
  const stopping = new AbortController()
  const { app, adminApp } = await createSidecar(config, logger, () => stopping.signal.aborted)
  const server = createHttpServer(app)
  const adminServer = createHttpServer(adminApp)

  server.listen(config.port)
  adminServer.listen(config.adminPort)
  await Promise.all([once(server, 'listening'), once(adminServer, 'listening')])
  logger.info({ address: server.address(), adminAddress: adminServer.address() }, 'listening')
  if (config.webhookSecrets.length === 0) {
    logger.warn('PRISMIC_WEBHOOK_SECRET is not set: every webhook is refused with 503')
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopping.abort()
      logger.info({ signal }, 'stopping')
      // The admin server stops last, so that it reports that this process is not ready.
      void stopGracefully(server, GRACE)
        .then(() => stopGracefully(adminServer, 0))
        .then(() => logger.info('stopped'))
    })
  }
} catch (error) {
  console.error(describe(error as NodeJS.ErrnoException & { port?: number }))
  process.exit(1)
}

function describe({ code, message, port }: NodeJS.ErrnoException & { port?: number }): string {
  return code === 'EADDRINUSE'
    ? `SIDECAR_PORT or SIDECAR_ADMIN_PORT: port ${port} is taken by another program: end that one or choose another port.`
    : message
}
