import type { Express } from 'express'
import type { Logger } from 'pino'
import { writeWebhookRecord } from '../../builder/shared/protocol-files.js'
import { createLauncher } from '../launchers/create-launcher.js'
import { createServerPlatform } from '../preview/create-platform.js'
import { createMetrics } from '../status/metrics.js'
import { createAdminApp } from './admin-app.js'
import { createApp } from './app.js'
import type { SidecarConfig } from './config.js'
import { createReadiness } from './readiness.js'

export interface Sidecar {
  app: Express
  adminApp: Express
}

/** Both sides of the sidecar, put together from its settings. */
export async function createSidecar(
  config: SidecarConfig,
  logger: Logger,
  isStopping: () => boolean,
): Promise<Sidecar> {
  const { siteRoot, inboxRoot, repositoryName } = config
  const launcher = await createLauncher(config.launcher, inboxRoot)
  const findObstacle = createReadiness(launcher, logger, isStopping)
  const metrics = createMetrics({ siteRoot, inboxRoot })
  const status = { siteRoot, inboxRoot, token: config.statusToken }
  return {
    app: createApp({
      logger,
      findObstacle,
      status,
      trustedProxies: config.trustedProxies,
      preview: {
        ...config.preview,
        platform: createServerPlatform(),
        count: metrics.countPreview,
      },
      webhooks: {
        repositoryName,
        secrets: config.webhookSecrets,
        launcher,
        count: metrics.countWebhook,
        observe: metrics.observeWebhook,
        record: (webhook) => writeWebhookRecord(inboxRoot, webhook),
      },
    }),
    adminApp: createAdminApp({ ...status, logger, findObstacle, metrics, launcher }),
  }
}
