import {
  createContentClient as createClient,
  type ContentClient,
} from '../../client/shared/content-api/create-content-client.js'
import { createPlatform } from '../../client/shared/content-api/platform.js'
import type { BuilderConfig } from '../lib/config.js'

/** A new client for each build, because clients cache the repository's metadata. */
export function createContentClient(config: BuilderConfig): ContentClient {
  const { repositoryName, apiEndpoint, accessToken, languages } = config
  const lang = languages.length === 0 ? config.lang : '*'
  return createClient(
    { repositoryName, apiEndpoint, accessToken, lang },
    createPlatform(globalThis),
  )
}
