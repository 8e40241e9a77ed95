import { createServerPlatform } from '../../builder/shared/programs/server-platform.js'
import { Router, type Express } from 'express'
import type { Logger } from 'pino'
import { shareRuns } from '../../client/shared/lib/share-runs.js'
import type { WebhookRecord } from '../../builder/shared/site-root/protocol.js'
import { writeWebhookRecord } from '../../builder/shared/site-root/protocol-files.js'
import { checkLauncher } from '../launchers/check-launcher.js'
import { createLauncher } from '../launchers/create-launcher.js'
import { createPreviewRouter } from '../preview/preview-router.js'
import { createApproveRouter } from '../status/approve-router.js'
import { createMetrics, type Metrics } from '../status/metrics.js'
import { createStatusRouter } from '../status/status-router.js'
import { createWebhookRouter } from '../webhooks/webhook-router.js'
import type { SidecarConfig } from './config.js'
import { createHealthRouter } from './health.js'
import { createJsonApp } from './json-app.js'

/** In ms. The check may ask an orchestrator, which several scrapers must not make ask more often. */
const CHECK_KEPT = 15_000

export interface Sidecar {
  app: Express
  /** Health, metrics and approvals. Its port must not be reachable by visitors. */
  adminApp: Express
  /** Whether rebuilds can be started; if not, the log says why. */
  canRebuild: () => Promise<boolean>
}

export async function createSidecar(
  config: SidecarConfig,
  logger: Logger,
  isStopping: () => boolean,
): Promise<Sidecar> {
  const { siteRoot, inboxRoot, repositoryName, statusToken } = config
  const folders = { siteRoot, inboxRoot }
  const launcher = await createLauncher(config.launcher, inboxRoot)
  const canRebuild = () => checkLauncher(launcher, logger)
  const health = createHealthRouter(isStopping)
  const untilOutdated = () =>
    new Promise<void>((resolve) => void setTimeout(resolve, CHECK_KEPT).unref())
  const keptCheck = shareRuns(canRebuild, new Map(), untilOutdated)
  const metrics = createMetrics(
    folders,
    config.build,
    () => keptCheck(null),
    launcher.listPublications,
  )
  const preview = {
    ...config.preview,
    platform: createServerPlatform(),
    count: metrics.countPreview,
  }
  const webhooks = {
    repositoryName,
    secrets: config.webhookSecrets,
    areWanted: config.wantsWebhooks,
    launcher,
    count: metrics.countWebhook,
    observe: metrics.observeWebhook,
    record: (webhook: WebhookRecord) => writeWebhookRecord(inboxRoot, 'content', webhook),
  }
  const boardWebhooks = {
    ...webhooks,
    secrets: config.boardWebhookSecrets,
    areWanted: config.wantsBoardWebhooks,
    record: (webhook: WebhookRecord) => writeWebhookRecord(inboxRoot, 'board', webhook),
  }
  const app = createJsonApp(
    logger,
    health,
    createWebhookRouter(webhooks, boardWebhooks, logger),
    createPreviewRouter(preview, logger),
    createStatusRouter(folders, config.build, statusToken),
  )
  const adminApp = createJsonApp(
    logger,
    health,
    createMetricsRouter(metrics),
    createApproveRouter({ ...folders, token: statusToken, launcher, logger }),
  )
  return { app: app.set('trust proxy', config.trustedProxies), adminApp, canRebuild }
}

function createMetricsRouter(metrics: Metrics): Router {
  return Router().get('/metrics', async (_request, response) => {
    response.set('Content-Type', metrics.contentType).send(await metrics.render())
  })
}
