import type { ComponentChunkName } from './component-chunk-names.js'

/** What a page tells search engines, share cards and the browser's title bar. */
export interface PageHead {
  title: string
  description: string | null
  /** Path of the canonical URL; null where a page must not be indexed under any address. */
  canonicalPath: string | null
  /** Content of the robots meta element; null means index and follow. */
  robots: string | null
  image: { url: string; alt: string } | null
}

/** Build-time parameters of a page. */
export interface PageContext {
  /** Content-service id of the document that the page shows; null for pages without one. */
  documentId: string | null
  lang: string
  head: PageHead
  /** Parameters of a page that serves a pattern (`matchPath`). */
  __params?: Record<string, string>
}

/** Everything a page needs, one JSON file per page. `Data` is the template's own. */
export interface PageData<Data = unknown> {
  path: string
  componentChunkName: ComponentChunkName
  /** Hash of the browser code that the page was made for; the build hash. */
  webpackCompilationHash: string
  matchPath?: string
  /** Names of the static queries whose results the page needs, in ascending order. */
  staticQueryHashes: string[]
  result: { data: Data; pageContext: PageContext }
}

/** A page-data answer is usable only if it is an object with a path. */
export function isPageData(value: unknown): value is PageData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    value.path !== ''
  )
}
