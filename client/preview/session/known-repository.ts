import type { PreviewRepository } from '../../shared/preview/preview-token.js'
import type { RepositoryOptions } from '../state/preview-state.js'
import type { PreviewStore } from '../state/preview-store.js'
import type { RepositoryConfig } from '../state/preview-config.js'
import { loadPreviewOptions } from './load-site-files.js'
import type { PreviewEnvironment } from './editors-browser.js'

/** Null until `loadRepository` has found it. */
export function knownRepository(
  store: PreviewStore,
): { config: RepositoryConfig; options: RepositoryOptions } | null {
  const { repositoryConfigs, options } = store.getState()
  const [config] = repositoryConfigs
  const known = options[config?.repositoryName ?? '']
  return config === undefined || known === undefined ? null : { config, options: known }
}

/** Reads app data only once. */
export async function loadRepository(
  store: PreviewStore,
  { fetch, createRepositoryConfig, cookies }: PreviewEnvironment,
): Promise<void> {
  if (knownRepository(store) !== null) return
  const options = await loadPreviewOptions(fetch)
  if (options === null) return
  const accessToken = cookies.readAccessToken(options.repositoryName)
  const config = createRepositoryConfig(options.repositoryName)
  store.dispatch({ type: 'optionsLoaded', config, options: { ...options, accessToken } })
}

export function toPreviewRepository(options: RepositoryOptions): PreviewRepository {
  return { repositoryName: options.repositoryName, apiEndpoints: [options.apiEndpoint] }
}
