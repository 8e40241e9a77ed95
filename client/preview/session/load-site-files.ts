import type { TypePaths } from '../../content/documents/type-paths.js'
import { fetchJson, type Fetch } from '../../runtime/load/fetch-json.js'
import type { AppData } from '../../shared/page-data/app-data.js'
import { APP_DATA_URL } from '../../shared/page-paths.js'
import type { PreviewOptions } from '../../shared/preview/preview-options.js'
import { typePathsUrl } from '../../shared/type-paths-url.js'
import { PREVIEW_MESSAGES } from '../state/preview-messages.js'

/** What the site says of its repository; null if it cannot be read. */
export async function loadPreviewOptions(fetch: Fetch): Promise<PreviewOptions | null> {
  const { status, body } = await fetchJson(fetch, APP_DATA_URL)
  const preview = status === 200 ? (body as Partial<AppData> | null)?.preview : undefined
  return preview?.repositoryName && preview.apiEndpoint ? preview : null
}

/** The declared types of the repository's fields, as the live release was made from them. */
export async function loadTypePaths(fetch: Fetch, repositoryName: string): Promise<TypePaths> {
  const url = typePathsUrl(repositoryName)
  const { status, body } = await fetchJson((address) => fetch(address, { cache: 'no-cache' }), url)
  if (status === 200 && typeof body === 'object' && body !== null) return body as TypePaths
  throw new Error(PREVIEW_MESSAGES.typePathsMissing(repositoryName, url, status))
}
