/** Public: served with app data. */
export interface PreviewOptions {
  repositoryName: string
  apiEndpoint: string
  lang: string
  pageSize: number
  fetchLinks: string[]
  graphQuery: string | null
  promptForAccessToken: boolean
  /** Jobs come from a job board, too. */
  hasBoard?: true
}

/** Shown in the preview's error dialog. */
export const PREVIEW_PLUGIN_VERSION = '4.0.0'
