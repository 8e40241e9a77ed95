import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Settings of the content service, from the environment. */
export interface ContentServiceConfig {
  port: number
  /** Origin in the addresses that the service writes; by default `http://localhost:<port>`. */
  publicUrl: string | undefined
  /** The repository folder to serve. */
  folder: string
  /** With any, the repository is private. */
  accessTokens: readonly string[]
  /** Origin of the site whose previews are offered. */
  siteUrl: string
  /** Where a publication is told of; null: nowhere. */
  webhook: WebhookTarget | null
}

export interface WebhookTarget {
  url: string
  secret: string | null
}

const DEFAULT_PORT = 8090
const DEFAULT_SITE = 'http://localhost:8080'

/** @throws Error of one line that names the variable. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  { sampleFolder }: { sampleFolder: string },
): ContentServiceConfig {
  return {
    port: readPort(env['CONTENT_PORT']),
    publicUrl: readAddress('CONTENT_PUBLIC_URL', env['CONTENT_PUBLIC_URL']),
    folder: env['CONTENT_FOLDER'] ? path.resolve(env['CONTENT_FOLDER']) : sampleFolder,
    accessTokens: readAccessTokens(env),
    siteUrl: readAddress('CONTENT_SITE_URL', env['CONTENT_SITE_URL']) ?? DEFAULT_SITE,
    webhook: readWebhook(env),
  }
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (port <= 65535) return port
  throw new Error(`CONTENT_PORT must be a port number from 0 to 65535, not "${text}".`)
}

function readAddress(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(`${name} must be an http or https address, not "${text}".`)
  }
  return text.replace(/\/+$/, '')
}

function readAccessTokens(env: Readonly<Record<string, string | undefined>>): string[] {
  const file = env['CONTENT_ACCESS_TOKENS_FILE']
  const text = env['CONTENT_ACCESS_TOKENS'] ?? (file ? readSecretFile(file) : '')
  return text
    .split(/[,\n]/)
    .map((token) => token.trim())
    .filter(Boolean)
}

function readWebhook(env: Readonly<Record<string, string | undefined>>): WebhookTarget | null {
  const url = env['CONTENT_WEBHOOK_URL']
  if (!url) return null
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`CONTENT_WEBHOOK_URL must be an http or https address, not "${url}".`)
  }
  const file = env['CONTENT_WEBHOOK_SECRET_FILE']
  const text =
    env['CONTENT_WEBHOOK_SECRET'] ??
    (file ? readSecretFile(file, 'CONTENT_WEBHOOK_SECRET_FILE') : '')
  // During a rotation the receiver's file has two; both are accepted.
  const [secret = ''] = text.split(',')
  return { url, secret: secret.trim() || null }
}

function readSecretFile(file: string, name = 'CONTENT_ACCESS_TOKENS_FILE'): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error(`${name} cannot be read: ${file}.`, { cause })
  }
}
