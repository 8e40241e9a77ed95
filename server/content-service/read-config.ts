import path from 'node:path'
import {
  createEnvironmentReader,
  toList,
  type EnvironmentReader,
} from '../../builder/shared/config/environment.js'
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

/** @throws EnvironmentError that names the variable. */
export function readConfig(
  env: Record<string, string | undefined>,
  projectRoot: string,
): ContentServiceConfig {
  const read = createEnvironmentReader(env)
  const webhookUrl = read.address('CONTENT_WEBHOOK_URL')
  const webhookSecrets = toList(read.secret('CONTENT_WEBHOOK_SECRET') ?? '')
  return {
    port: read.integer('CONTENT_PORT', 8090, 0, 65535),
    publicUrl: read.endpoint('CONTENT_PUBLIC_URL', 'PRISMIC_ACCESS_TOKEN'),
    folders: readContentFolders(read, projectRoot),
    accessTokens: toList(read.secret('CONTENT_ACCESS_TOKENS') ?? ''),
    siteUrl: read.origin('CONTENT_SITE_URL', 'http://localhost:8080'),
    // During a rotation the file contains two secrets, and the receiver accepts both.
    webhook: webhookUrl === null ? null : { url: webhookUrl, secret: webhookSecrets[0] ?? null },
  }
}

/** Without one of one's own, the sample in the languages of the site. */
function readContentFolders(read: EnvironmentReader, projectRoot: string): string[] {
  const folder = read.optional('CONTENT_FOLDER')
  if (folder !== null) return [path.resolve(folder)]
  return findSampleFolders(projectRoot, readLanguages(read, projectRoot))
}
