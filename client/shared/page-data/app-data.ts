import type { PreviewOptions } from '../preview/preview-options.js'

/** `/page-data/app-data.json`: what is true of the whole site, whichever page is open. */
export interface AppData {
  webpackCompilationHash: string
  /** Changes with what the site's pages say, and with nothing else: an open tab sees by it that its data are old. */
  release: string
  preview: PreviewOptions
}
