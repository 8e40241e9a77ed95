import type { PreviewOptions } from '../preview/preview-options.js'

/** `/page-data/app-data.json`: what all pages share. */
export interface AppData {
  webpackCompilationHash: string
  /** Changes exactly when the data of a page changes, so that an open tab can detect outdated data. */
  release: string
  preview: PreviewOptions
}
