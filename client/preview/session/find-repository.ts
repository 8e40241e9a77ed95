import type { PreviewRepository } from '../../shared/preview/preview-token.js'
import { loadPreviewOptions } from './load-site-files.js'
import type { RepositoryOptions } from '../state/preview-state.js'
import type { PreviewStore } from '../state/preview-store.js'
import type { PreviewEnvironment } from './preview-environment.js'
import { createRepositoryConfig, type RepositoryConfig } from '../state/repository-config.js'

/** The one repository that this site shows. */
export interface KnownRepository {
  config: RepositoryConfig
  options: RepositoryOptions
}

/** Null until `loadRepository` has found it. */
export function knownRepository(store: PreviewStore): KnownRepository | null {
  const { repositoryConfigs, options } = store.getState()
  const [config] = repositoryConfigs
  const known = options[config?.repositoryName ?? '']
  return config === undefined || known === undefined ? null : { config, options: known }
}

/** From what the site says of itself, once; null if it cannot be read. */
export async function loadRepository(
  store: PreviewStore,
  { fetch, templates, cookies }: PreviewEnvironment,
): Promise<KnownRepository | null> {
  const known = knownRepository(store)
  if (known !== null) return known
  const options = await loadPreviewOptions(fetch)
  if (options === null) return null
  const accessToken = cookies.readAccessToken(options.repositoryName)
  const config = createRepositoryConfig(options.repositoryName, templates)
  store.dispatch({ type: 'optionsLoaded', config, options: { ...options, accessToken } })
  return knownRepository(store)
}

export function toPreviewRepository({ options }: KnownRepository): PreviewRepository {
  return { repositoryName: options.repositoryName, apiEndpoints: [options.apiEndpoint] }
}
