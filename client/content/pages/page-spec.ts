import type { ComponentChunkName } from '../../shared/page-data/component-chunk-names.js'
import type { PageData, PageHead } from '../../shared/page-data/page-data.js'
import { staticQueryHash, type StaticQueryName } from '../../shared/page-data/static-query-hash.js'
import type { SiteContent } from '../site/site-content.js'

/** What a page kind decides of its page data; the rest is the same for all. */
export interface PageSpec<Data> {
  path: string
  chunk: ComponentChunkName
  data: Data
  head: PageHead
  documentId?: string | null
  matchPath?: string
  params?: Record<string, string>
  /** In addition to the frame of the site, which every page shows. */
  queries?: StaticQueryName[]
}

export function toPageData<Data>(
  draft: PageSpec<Data>,
  site: SiteContent,
  buildHash: string,
): PageData<Data> {
  return {
    path: draft.path,
    componentChunkName: draft.chunk,
    webpackCompilationHash: buildHash,
    ...(draft.matchPath === undefined ? {} : { matchPath: draft.matchPath }),
    staticQueryHashes: (['site', ...(draft.queries ?? [])] as const).map(staticQueryHash).sort(),
    result: {
      data: draft.data,
      pageContext: {
        documentId: draft.documentId ?? null,
        lang: site.lang,
        head: draft.head,
        ...(draft.params === undefined ? {} : { __params: draft.params }),
      },
    },
  }
}
