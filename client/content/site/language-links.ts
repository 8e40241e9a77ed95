import { language } from '#words/frame.js'
import { SITE_LANGUAGES } from '../../shared/addresses/own-base.js'
import type { LanguageLink } from '../../shared/page-data/page-views.js'

/** The other languages of the site, in the order of CONTENT_LANGS. */
export function listOtherLanguages(): LanguageLink[] {
  return SITE_LANGUAGES.filter(({ lang }) => lang !== language).map(({ lang, base }) => ({
    lang,
    name: toOwnName(lang),
    path: base || '/',
  }))
}

/** The name of a language in itself: 'Deutsch', or 'Deutsch (Österreich)' where the site has German twice. */
function toOwnName(lang: string): string {
  const short = toShort(lang)
  const isShared = SITE_LANGUAGES.some((each) => each.lang !== lang && toShort(each.lang) === short)
  const names = new Intl.DisplayNames(lang, { type: 'language', languageDisplay: 'standard' })
  const name = names.of(isShared ? lang : short) ?? lang
  // Within a sentence, some languages write it small.
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}

function toShort(lang: string): string {
  return lang.replace(/-.*/, '')
}
