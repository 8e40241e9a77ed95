/** What a browser needs to show a preview: public values only, never a secret. */
export interface PreviewOptions {
  repositoryName: string
  apiEndpoint: string
  lang: string
  pageSize: number
  fetchLinks: string[]
  graphQuery: string | null
  promptForAccessToken: boolean
}

/** Shown in the preview's error dialog, so that a report names what failed. */
export const PREVIEW_PLUGIN_VERSION = '4.0.0'
