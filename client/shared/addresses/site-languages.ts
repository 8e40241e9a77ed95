/** One of the languages of a site. */
export interface SiteLanguage {
  /** As the content service writes it: 'de-de'. */
  lang: string
  /** The path below which its pages are: '/de'; empty for the site's first language. */
  base: string
}

/**
 * 'en-gb,de-de' → the languages of the site, the first of which stands at the top. Where two share a short form,
 * the later one has its whole name: '/de-at'. Empty for a site in one language.
 */
export function toSiteLanguages(text: string | undefined): SiteLanguage[] {
  const names = (text ?? '').split(',').map((name) => name.trim())
  if (names.length < 2) return []
  const taken = new Set<string>()
  return names.map((lang, index) => {
    const short = lang.replace(/-.*/, '')
    const segment = taken.has(short) ? lang : short
    taken.add(short)
    return { lang, base: index === 0 ? '' : `/${segment}` }
  })
}
