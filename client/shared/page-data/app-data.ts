import md5 from 'md5'
import type { PreviewOptions } from '../preview/preview-options.js'

/** `/page-data/app-data.json`: what all pages share. */
export interface AppData {
  webpackCompilationHash: string
  /** Changes exactly when the data of a page changes, so that an open tab can detect outdated data. */
  release: string
  preview: PreviewOptions
}

/** The address of the file with the declared types of a repository's fields. */
export function typePathsUrl(repositoryName: string): string {
  return `/static/${md5(`type-paths-store ${repositoryName}`)}.json`
}
