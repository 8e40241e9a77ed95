import path from 'node:path'

import { createEnvironmentReader } from '../../builder/shared/environment.js'

/** Settings of the content service, from the environment. */
export interface ContentServiceConfig {
  port: number
  /** Origin in the addresses that the service writes; null: `http://localhost:<port>`. */
  publicUrl: string | null
  /** The repository folder to serve. */
  folder: string
  /** With any, the repository is private. */
  accessTokens: readonly string[]
  /** Origin of the site that shows previews. */
  siteUrl: string
  /** Receives a request after each publication; null: none is sent. */
  webhook: WebhookTarget | null
}

export interface WebhookTarget {
  url: string
  secret: string | null
}

/** @throws EnvironmentError that names the variable. */
export function readConfig(
  env: Record<string, string | undefined>,
  sampleFolder: string,
): ContentServiceConfig {
  const read = createEnvironmentReader(env)
  const webhookUrl = read.optionalUrl('CONTENT_WEBHOOK_URL')
  const webhookSecrets = splitList(read.secret('CONTENT_WEBHOOK_SECRET'))
  return {
    port: read.integer('CONTENT_PORT', 8090, 0, 65535),
    publicUrl: read.optionalUrl('CONTENT_PUBLIC_URL'),
    folder: path.resolve(read.text('CONTENT_FOLDER', sampleFolder)),
    accessTokens: splitList(read.secret('CONTENT_ACCESS_TOKENS')),
    siteUrl: read.url('CONTENT_SITE_URL', 'http://localhost:8080'),
    // During a rotation the receiver accepts two secrets, and its file holds both.
    webhook: webhookUrl === null ? null : { url: webhookUrl, secret: webhookSecrets[0] ?? null },
  }
}

function splitList(text: string | null): string[] {
  return (text ?? '')
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter(Boolean)
}
