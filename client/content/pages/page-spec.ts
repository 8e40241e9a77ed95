import type { PageData, PageHead } from '../../shared/page-data/page-data.js'
import type { ComponentChunkName, TemplateData } from '../../shared/page-data/page-views.js'
import { staticQueryHash, type StaticQueryName } from '../../shared/page-data/static-query-hash.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import type { SiteContent } from '../site/site-content.js'
import { findPageTranslations, type PageTranslations } from './page-translations.js'

/** The page-specific part of page data; `toPageData` adds what all pages share. */
export interface PageSpec<Name extends ComponentChunkName = ComponentChunkName> {
  path: string
  chunk: Name
  data: TemplateData[Name]
  head: PageHead
  documentId?: string | null
  matchPath?: string
  /** Static queries in addition to 'site', which every page uses. */
  queries?: StaticQueryName[]
}

/** Kept from build to build by the object in `data`. */
export function toPageData(spec: PageSpec, site: SiteContent, buildHash: string): PageData {
  return pageDataOf(spec.data, spec, findPageTranslations(spec, site), site.lang, buildHash)
}

const pageDataOf = memoizeLatest(
  (
    data: object,
    spec: PageSpec,
    translations: PageTranslations | undefined,
    lang: string,
    buildHash: string,
  ): PageData => {
    const { path, chunk, head, documentId = null, matchPath, queries = [] } = spec
    return {
      path,
      componentChunkName: chunk,
      webpackCompilationHash: buildHash,
      ...(matchPath === undefined ? {} : { matchPath }),
      staticQueryHashes: (['site', ...queries] as const).map(staticQueryHash).sort(),
      result: {
        data,
        pageContext: { documentId, lang, head, ...(translations && { translations }) },
      },
      // A PageSpec ties data to its chunk; TypeScript loses that link here.
    } as PageData
  },
)
