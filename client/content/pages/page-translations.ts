import { SITE_LANGUAGES } from '../../shared/addresses/own-base.js'
import { toJobPathId } from '../../shared/addresses/job-paths.js'
import { SAVED_PATH } from '../../shared/addresses/page-paths.js'
import { isOwnPath, withoutBase } from '../../shared/addresses/path-base.js'
import type { ComponentChunkName } from '../../shared/page-data/page-views.js'
import type { SiteContent } from '../site/site-content.js'

export type PageTranslations = Readonly<Record<string, string>>

interface TranslatedPage {
  path: string
  chunk: ComponentChunkName
  documentId?: string | null
}

const OTHERS = SITE_LANGUAGES.filter(({ base }) => !isOwnPath(base || '/'))

/**
 * Language → path of the page that says the same in it, in the order of CONTENT_LANGS. Undefined for a page without
 * one, as for those that are there without a document and are no places to go to.
 */
export function findPageTranslations(
  page: TranslatedPage,
  site: SiteContent,
): PageTranslations | undefined {
  const found = OTHERS.flatMap(({ lang, base }) => {
    const path = findPath(page, { lang, base }, site)
    return path === null ? [] : [[lang, path] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

function findPath(
  { path, chunk, documentId = null }: TranslatedPage,
  { lang, base }: (typeof OTHERS)[number],
  { languages }: SiteContent,
): string | null {
  switch (chunk) {
    // Each language has these, with or without a document.
    case 'component---index-page':
      return base || '/'
    case 'component---saved-page':
      return base + withoutBase(SAVED_PATH)
    case 'component---closed-job-page': {
      if (documentId !== null) break
      // The document is deleted, and the number is left.
      const other = languages.all.find((each) => each.lang === lang)
      return other?.openPaths.get(toJobPathId(path) ?? '') ?? null
    }
  }
  if (documentId === null) return null
  const translation = languages.translations(documentId, lang)
  const pages = languages.all.find((each) => each.lang === lang)?.pages
  return pages?.get(translation?.id ?? '') ?? null
}
