import path from 'node:path'
import {
  createEnvironmentReader,
  toList,
  type Environment,
  type EnvironmentReader,
} from '../../builder/shared/config/environment.js'
import type { OptionValues } from '../../builder/shared/programs/command-line.js'
import { readLanguages } from '../../builder/shared/config/read-language.js'
import { findSampleFolders } from '../../builder/shared/sample/sample-folder.js'

export interface ContentServiceConfig {
  port: number
  /** Origin of URLs in answers; null: `http://localhost:<port>`. */
  publicUrl: string | null
  /** One for each language. */
  folders: readonly string[]
  /** If there is one, the repository is private. */
  accessTokens: readonly string[]
  /** Origin of the site that shows previews. */
  siteUrl: string
  /** Called after each publication; null: none. */
  webhook: WebhookTarget | null
}

export interface WebhookTarget {
  url: string
  secret: string | null
}

/** What only who starts the service knows. */
export const OPTIONS = {
  folder: { type: 'string', description: 'documents; otherwise those of the sample' },
  'site-url': { type: 'string', description: 'site of preview links; http://localhost:8080' },
  'webhook-url': { type: 'string', description: 'called after each publication' },
} as const

export type ContentServiceOptions = Partial<OptionValues<typeof OPTIONS>>

/** @throws EnvironmentError that names the variable or the option. */
export function readConfig(
  env: Environment,
  projectRoot: string,
  options: ContentServiceOptions = {},
): ContentServiceConfig {
  const read = createEnvironmentReader(env)
  const given = createEnvironmentReader(
    Object.fromEntries(Object.entries(options).map(([name, value]) => [`--${name}`, value])),
  )
  const webhookUrl = given.address('--webhook-url')
  return {
    port: read.integer('CONTENT_PORT', 8090, 0, 65535),
    publicUrl: read.endpoint('CONTENT_PUBLIC_URL', 'PRISMIC_ACCESS_TOKEN'),
    folders: options.folder
      ? [path.resolve(options.folder)]
      : findSampleFolders(projectRoot, readLanguages(read, projectRoot)),
    accessTokens: toList(read.secret('CONTENT_ACCESS_TOKENS') ?? ''),
    siteUrl: given.origin('--site-url', 'http://localhost:8080'),
    webhook: webhookUrl === null ? null : { url: webhookUrl, secret: readWebhookSecret(read) },
  }
}

/** During a rotation there are two, and the receiver accepts both. */
function readWebhookSecret(read: EnvironmentReader): string | null {
  const [first = null] = toList(read.secret('PRISMIC_WEBHOOK_SECRET') ?? '')
  return first
}
