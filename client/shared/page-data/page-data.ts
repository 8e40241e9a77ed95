import type { ComponentChunkName, TemplateData } from './page-views.js'

/** What a page tells search engines, share cards and the browser's title bar. */
export interface PageHead {
  title: string
  description: string | null
  /** Path of the canonical URL; null for a page that must not be indexed. */
  canonicalPath: string | null
  /** Content of the robots meta element; null means index and follow. */
  robots: string | null
  image: ShareImage | null
}

export interface ShareImage {
  url: string
  alt: string
  /** In pixels. */
  width: number
  height: number
  /** MIME type; null where the editors' own address of the image decides it. */
  type: string | null
}

/** Build-time parameters of a page. */
export interface PageContext {
  /** Content-service id of the document that the page shows; null for pages without one. */
  documentId: string | null
  lang: string
  head: PageHead
  /** Of a site in several languages: language → whole path of the page's translation, where there is one. */
  translations?: Readonly<Record<string, string>>
  /** Specified for pages with a `matchPath`; none of today's page kinds needs it. */
  __params?: Record<string, string>
}

/** Everything a page needs, one JSON file per page; `componentChunkName` decides the type of its data. */
export type PageData<Name extends ComponentChunkName = ComponentChunkName> = {
  [Each in Name]: {
    path: string
    componentChunkName: Each
    /** Build hash of the browser code that the page was built for. */
    webpackCompilationHash: string
    matchPath?: string
    /** Hashes of the static queries that the page shows, in ascending order. */
    staticQueryHashes: string[]
    result: { data: TemplateData[Each]; pageContext: PageContext }
  }
}[Name]

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
