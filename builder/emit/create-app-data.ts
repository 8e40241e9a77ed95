import type { AppData } from '../../client/shared/app-data.js'
import { CONTENT_PAGE_SIZE } from '../../client/shared/constants.js'
import type { BundleManifest } from '../bundle/bundle-manifest.js'
import type { BuilderConfig } from '../config.js'

/** What every page of the site shares: the code's version, and what a preview needs to know. */
export function createAppData({ buildHash }: BundleManifest, config: BuilderConfig): AppData {
  return {
    webpackCompilationHash: buildHash,
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
