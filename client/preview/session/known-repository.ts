import { fetchJsonWithRetries, type Fetch } from '../../runtime/load/fetch-json.js'
import type { AppData } from '../../shared/page-data/app-data.js'
import { APP_DATA_URL } from '../../shared/addresses/page-paths.js'
import type { PreviewOptions } from '../../shared/preview/preview-options.js'
import type { PreviewRepository } from '../../shared/preview/preview-token.js'
import type { RepositoryOptions } from '../state/preview-state.js'
import type { PreviewStore } from '../state/preview-store.js'
import type { RepositoryConfig } from '../state/preview-config.js'
import type { PreviewEnvironment } from './preview-environment.js'

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

async function loadPreviewOptions(fetch: Fetch): Promise<PreviewOptions | null> {
  const { status, body } = await fetchJsonWithRetries(fetch, APP_DATA_URL)
  const preview = status === 200 ? (body as Partial<AppData> | null)?.preview : undefined
  return preview?.repositoryName && preview.apiEndpoint ? preview : null
}

export function toPreviewRepository(options: RepositoryOptions): PreviewRepository {
  return { repositoryName: options.repositoryName, apiEndpoints: [options.apiEndpoint] }
}
