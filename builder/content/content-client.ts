import { createClient, type Client } from '@prismicio/client'
import type { BuilderConfig } from '../config.js'

/** A fresh client for each build: the repository's metadata must not come from a cache. */
export function createContentClient(config: BuilderConfig): Client {
  return createClient(config.repositoryName, {
    documentAPIEndpoint: config.apiEndpoint,
    ...(config.accessToken === null ? {} : { accessToken: config.accessToken }),
  })
}
