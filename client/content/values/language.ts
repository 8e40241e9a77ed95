import { memoize } from '../../shared/lib/memoize.js'

/** BCP 47 in its usual spelling: `pt_br` → 'pt-BR'; null for names, and for codes that no language has. */
export function toLanguage(value: unknown): string | null {
  return typeof value === 'string' ? readLanguage(value.trim()) : null
}

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const readLanguage = memoize((value: string): string | null => {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(value.replaceAll('_', '-'))
    return NAMES.of(tag) === undefined ? null : tag
  } catch {
    return null
  }
})

/** The language of a text on a page, where it is another than the page's: 'en' is no other than 'en-gb'. */
export function toOtherLanguage(value: unknown, pageLanguage: string): string | null {
  const language = toLanguage(value)
  const page = pageLanguage.toLowerCase()
  const isSame = `${page}-`.startsWith(`${language?.toLowerCase()}-`)
  return language === null || isSame ? null : language
}
