import path from 'node:path'
import { readContentEndpoint } from '../../builder/shared/config/content-endpoint.js'
import {
  createEnvironmentReader,
  toList,
  type Environment,
  type EnvironmentReader,
} from '../../builder/shared/config/environment.js'
import { LOG_LEVELS, type LogLevel } from '../../builder/shared/config/log-levels.js'
import { INBOX_FOLDER } from '../../builder/shared/site-root/protocol-files.js'
import { readLanguages } from '../../builder/shared/config/read-language.js'
import type { PreviewConfig } from '../preview/preview-dependencies.js'
import type { BuildInfo } from '../status/metrics.js'
import { readLauncherConfig, type LauncherConfig } from '../launchers/config.js'
import { readBuildInfo } from './read-build-info.js'
import { readTrustedProxies } from './trusted-proxies.js'

export interface SidecarConfig {
  logLevel: LogLevel
  repositoryName: string
  webhookSecrets: string[]
  /** False where no secret is set up, not even an empty file: there, only polling is wanted. */
  wantsWebhooks: boolean
  /** The same for webhooks of the job board. */
  boardWebhookSecrets: string[]
  wantsBoardWebhooks: boolean
  statusToken: string | null
  preview: PreviewConfig
  /** Absolute; only read. */
  siteRoot: string
  /** Absolute; hints and approvals are written here. */
  inboxRoot: string
  /** Addresses, networks or Express's names for them; their X-Forwarded-For is trusted. */
  trustedProxies: string[]
  launcher: LauncherConfig
  build: BuildInfo
}

/** Folders are relative to `base`. @throws EnvironmentError that names the variable */
export function readSidecarConfig(env: Environment, base: string): SidecarConfig {
  const read = createEnvironmentReader(env)
  const siteRoot = path.resolve(base, read.text('SITE_ROOT', '.site'))
  const preview = readPreviewConfig(read)
  // An image has the words of its language, and all that is started with it are told the same one.
  readLanguages(read, base)
  return {
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    repositoryName: preview.repository.repositoryName,
    webhookSecrets: toList(read.secret('PRISMIC_WEBHOOK_SECRET') ?? ''),
    wantsWebhooks: isNamed(read, 'PRISMIC_WEBHOOK_SECRET'),
    boardWebhookSecrets: toList(read.secret('JOB_BOARD_WEBHOOK_SECRET') ?? ''),
    wantsBoardWebhooks: isNamed(read, 'JOB_BOARD_WEBHOOK_SECRET'),
    statusToken: read.secret('STATUS_TOKEN'),
    preview,
    siteRoot,
    inboxRoot: path.resolve(siteRoot, read.text('INBOX_ROOT', INBOX_FOLDER)),
    trustedProxies: [
      'loopback',
      'uniquelocal',
      ...readTrustedProxies(read.text('TRUSTED_PROXIES', '')),
    ],
    launcher: readLauncherConfig(read),
    build: readBuildInfo(read, base),
  }
}

function isNamed(read: EnvironmentReader, secret: string): boolean {
  return [secret, `${secret}_FILE`].some((name) => read.optional(name) !== null)
}

function readPreviewConfig(read: EnvironmentReader): PreviewConfig {
  const { repositoryName, apiEndpoint, previewApiEndpoint } = readContentEndpoint(read)
  return {
    repository: { repositoryName, apiEndpoints: [apiEndpoint, previewApiEndpoint] },
    apiEndpoint,
    accessToken: read.secret('PRISMIC_ACCESS_TOKEN'),
    promptsForAccessToken: read.flag('PREVIEW_PROMPT_FOR_ACCESS_TOKEN', true),
    siteUrl: read.origin('SITE_URL', 'http://localhost:8080'),
  }
}
