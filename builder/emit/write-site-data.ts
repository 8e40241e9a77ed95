import type { AppData } from '../../client/shared/page-data/app-data.js'
import { APP_DATA_URL, staticQueryUrl } from '../../client/shared/page-paths.js'
import type { StagedRelease } from '../release/stage-release.js'

/** The data that pages share: app data, and one file for each static query. */
export async function writeSiteData(
  release: StagedRelease,
  appData: AppData,
  staticQueries: Record<string, unknown>,
): Promise<void> {
  await release.writePublicFile(APP_DATA_URL.slice(1), JSON.stringify(appData))
  for (const [hash, data] of Object.entries(staticQueries)) {
    await release.writePublicFile(staticQueryUrl(hash).slice(1), JSON.stringify({ data }))
  }
}
