import type { Site } from '../../client/content/site/site.js'
import type { AppData } from '../../client/shared/page-data/app-data.js'
import { CONTENT_PAGE_SIZE } from '../../client/shared/constants.js'
import type { BundleManifest } from '../bundle/bundle-manifest.js'
import type { BuilderConfig } from '../config.js'
import { shortHash } from '../lib/hash.js'

/**
 * What every page of the site shares: the versions of code and content, and what a preview needs.
 * `dataHashes` are those of the page data, in the order of the pages.
 */
export function createAppData(
  { staticQueries }: Site,
  dataHashes: readonly string[],
  { buildHash }: BundleManifest,
  config: BuilderConfig,
): AppData {
  return {
    webpackCompilationHash: buildHash,
    release: shortHash(16, JSON.stringify(staticQueries), ...dataHashes),
    preview: {
      repositoryName: config.repositoryName,
      apiEndpoint: config.previewApiEndpoint,
      lang: config.lang,
      pageSize: CONTENT_PAGE_SIZE,
      fetchLinks: [],
      graphQuery: null,
      promptForAccessToken: config.promptForAccessToken,
    },
  }
}
