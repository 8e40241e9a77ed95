import type { PreviewOptions } from './preview-options.js'

/** `/page-data/app-data.json`: what is true of the whole site, whichever page is open. */
export interface AppData {
  webpackCompilationHash: string
  preview: PreviewOptions
}
