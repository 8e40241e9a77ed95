import path from 'node:path'
import { readAnalytics } from '../builder/shared/config/analytics.js'
import {
  readContentEndpoint,
  readsPreviewToolbar,
} from '../builder/shared/config/content-endpoint.js'
import {
  createEnvironmentReader,
  type Environment,
  type EnvironmentReader,
} from '../builder/shared/config/environment.js'
import { readFontKit } from '../builder/shared/config/font-kit.js'
import { readReportUrl } from './site/report-url.js'
import type { SiteOptions } from './site/site-options.js'

export interface StartConfig extends SiteOptions {
  port: number
  reloadsOnChange: boolean
}

export function readStartConfig(env: Environment, projectRoot: string): StartConfig {
  const read = createEnvironmentReader(env)
  const { repositoryName, previewApiEndpoint } = readContentEndpoint(read)
  return {
    port: readPort(read),
    siteRoot: path.resolve(projectRoot, read.text('SITE_ROOT', '.site')),
    siteEnv: read.text('SITE_ENV', 'production'),
    siteUrl: read.origin('SITE_URL', 'http://localhost:8080'),
    repositoryName,
    previewApiEndpoint,
    hasToolbar: readsPreviewToolbar(read),
    fontOrigins: readFontKit(read).origins,
    analytics: readAnalytics(read),
    reportUrl: readReportUrl(read),
    reloadsOnChange: read.flag('DEV_RELOAD', false),
  }
}

function readPort(read: EnvironmentReader): number {
  return read.integer('PORT', 8080, 0, 65535)
}

/** Whether the sample is to be served here: no other content is named, and no other program serves it. */
export function usesSampleContent(env: Environment): boolean {
  return ['PRISMIC_REPOSITORY', 'PRISMIC_API_ENDPOINT', 'SAMPLE_API_ENDPOINT'].every(
    (name) => !env[name]?.trim(),
  )
}

/** Fills in what is not set. */
export function withStartDefaults(given: Environment): Environment {
  // An empty variable counts as not set.
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))
  const withUrl = { SITE_URL: toLocalOrigin(env), ...env }
  if (!usesSampleContent(env)) return withUrl
  // The sample can be polled often.
  return { REBUILD_POLL_MS: env['DEV_RELOAD'] === 'true' ? '200' : '2000', ...withUrl }
}

/** The sample's content service shows previews on this site, and sends its webhooks to it. */
export function toSampleOptions(
  env: Environment,
): Record<'site-url' | 'webhook-url', string | undefined> {
  const port = readPort(createEnvironmentReader(env))
  // Without a secret the site refuses webhooks, and finds by itself what is published.
  const hasSecret = Boolean(env['PRISMIC_WEBHOOK_SECRET'] ?? env['PRISMIC_WEBHOOK_SECRET_FILE'])
  const webhookUrl = `http://127.0.0.1:${port}/api/webhooks/prismic`
  return {
    'site-url': toLocalOrigin(env),
    'webhook-url': port === 0 || !hasSecret ? undefined : webhookUrl,
  }
}

function toLocalOrigin(env: Environment): string {
  return `http://localhost:${readPort(createEnvironmentReader(env)) || 8080}`
}
