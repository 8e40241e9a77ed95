import type { PageData, PageHead } from '../../shared/page-data/page-data.js'
import type { ComponentChunkName, TemplateData } from '../../shared/page-data/page-views.js'
import { staticQueryHash, type StaticQueryName } from '../../shared/page-data/static-query-hash.js'
import type { SiteContent } from '../site/site-content.js'

/** What differs between the page data of two pages. */
export interface PageSpec<Name extends ComponentChunkName = ComponentChunkName> {
  path: string
  chunk: Name
  data: TemplateData[Name]
  head: PageHead
  documentId?: string | null
  matchPath?: string
  /** In addition to 'site', which every page shows. */
  queries?: StaticQueryName[]
}

export function toPageData(spec: PageSpec, site: SiteContent, buildHash: string): PageData {
  const { path, chunk, data, head, documentId = null, matchPath, queries = [] } = spec
  return {
    path,
    componentChunkName: chunk,
    webpackCompilationHash: buildHash,
    ...(matchPath === undefined ? {} : { matchPath }),
    staticQueryHashes: (['site', ...queries] as const).map(staticQueryHash).sort(),
    result: { data, pageContext: { documentId, lang: site.lang, head } },
    // A PageSpec is created with the data of its own chunk; here TypeScript cannot follow that.
  } as PageData
}
