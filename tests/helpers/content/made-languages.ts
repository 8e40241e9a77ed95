import type { SiteOptions } from '../../../client/content/create-site.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { loadInLanguage } from '../words/load-in-language.js'
import type * as Program from './language-programs.js'
import { linkTo } from './made-documents.js'
import { NOW, SITE_URL } from './made-listing.js'

/* A site in several languages, each made by a program of its own from the documents of all, as builders make it. */

interface Change {
  uid?: string
  data?: object
}

/** A document in another language, whose links still lead where those of the given one do. */
export function inLanguage<Document extends CareersDocument>(
  lang: string,
  given: Document,
  { uid, data = {} }: Change = {},
): Document {
  const named = uid ?? given.uid
  return {
    ...given,
    id: `${given.type}-${named ?? 'single'}-${lang}`,
    uid: named,
    lang,
    data: { ...given.data, ...data },
  }
}

/** The same, joined with the given one as the CMS joins translations. */
export function madeTranslation<Document extends CareersDocument>(
  lang: string,
  original: Document,
  change?: Change,
): Document {
  const { id, type, uid, lang: from } = original
  const alternate = { id, type, uid: uid ?? undefined, lang: from }
  return { ...inLanguage(lang, original, change), alternate_languages: [alternate] } as Document
}

/** A link to a document that these have made. */
export function linkIn(lang: string, type: CareersDocument['type'], uid: string) {
  const link: object = linkTo(type, uid)
  return { ...link, id: `${type}-${uid}-${lang}`, lang } as never
}

const MANIFEST = {
  siteUrl: SITE_URL,
  siteEnv: 'production',
  securityContact: null,
  indexNowKey: null,
}

/** The program for one of the languages. */
export function createLanguageMaker(lang: string, langs: string) {
  const program = loadInLanguage<typeof Program>(
    lang,
    langs,
    'tests/helpers/content/language-programs.ts',
  )
  const siteOf = (documents: readonly CareersDocument[], options: Partial<SiteOptions> = {}) => {
    const own = documents.filter((document) => document.lang === lang)
    const others = documents.filter((document) => document.lang !== lang)
    const given = { now: NOW, buildHash: 'hash', siteUrl: SITE_URL, others, ...options }
    return program.createSite(own, given)
  }
  const manifestOf = (documents: readonly CareersDocument[], options?: Partial<SiteOptions>) =>
    program.createSiteManifest(siteOf(documents, options), MANIFEST)
  return { ...program, siteOf, manifestOf }
}
