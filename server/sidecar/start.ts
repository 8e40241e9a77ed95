import path from 'node:path'
import { createLogger } from '../../builder/shared/programs/logger.js'
import { findUnreadNames } from '../../builder/shared/config/unread-names.js'
import { runProgram } from '../../builder/shared/programs/run-program.js'
import { listenOn, readPort } from '../lib/listen-on.js'
import { readSidecarConfig } from './config.js'
import { createSidecar } from './create-sidecar.js'
import { createHttpServer, stopGracefully } from './http-server.js'

/** In ms. Docker kills a process that has not stopped after 10 s. */
const GRACE = 8_000

const PROGRAM = {
  name: 'sidecar',
  summary: 'Receives webhooks and serves the preview’s requests.',
  options: {
    port: { type: 'string', description: 'what nginx passes on to; 3000' },
    'admin-port': {
      type: 'string',
      description: 'health, metrics and approvals, not reachable by visitors; 9090',
    },
  },
} as const

await runProgram(PROGRAM, async (options) => {
  const port = readPort('--port', options.port, 3000)
  const adminPort = readPort('--admin-port', options['admin-port'], 9090)
  const config = readSidecarConfig(process.env, path.resolve(import.meta.dirname, '../../..'))
  const logger = createLogger('sidecar', config.logLevel)
  const stopping = new AbortController()
  const { app, adminApp, canRebuild } = await createSidecar(
    config,
    logger,
    () => stopping.signal.aborted,
  )
  const server = createHttpServer(app)
  const adminServer = createHttpServer(adminApp)

  await listenOn(server, '--port', { port })
  await listenOn(adminServer, '--admin-port', { port: adminPort })
  // Before it says that it is ready: from then on it may be told to stop.
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
  logger.info({ address: server.address(), adminAddress: adminServer.address() }, 'listening')
  for (const line of findUnreadNames(process.env)) logger.warn(line)
  if (config.webhookSecrets.length === 0) {
    logger.warn('PRISMIC_WEBHOOK_SECRET is not set, or empty: every webhook is refused with 503')
  }
  // So that the log names missing rights before the first webhook comes.
  await canRebuild()
})
