import {
  createContentClient as createClient,
  type ContentClient,
} from '../../client/shared/content-api/create-content-client.js'
import { createPlatform } from '../../client/shared/content-api/platform.js'
import type { BuilderConfig } from '../config.js'

/** A fresh client for each build: the repository's metadata must not come from a cache. */
export function createContentClient(config: BuilderConfig): ContentClient {
  const { repositoryName, apiEndpoint, accessToken, lang } = config
  return createClient(
    { repositoryName, apiEndpoint, accessToken, lang },
    createPlatform(globalThis),
  )
}
