import type { Plugin } from 'rollup'
import type { SiteLanguage } from '../../client/shared/addresses/site-languages.js'

/** Writes the languages of the site, and the base of the one of this bundle, as constants into the code. */
export function bundleBase(language: string, languages: readonly SiteLanguage[]): Plugin {
  const base = languages.find(({ lang }) => lang === language)?.base ?? ''
  return {
    name: 'bundle-base',
    load: (id) =>
      id.endsWith('/client/shared/addresses/own-base.ts')
        ? `export const SITE_LANGUAGES = ${JSON.stringify(languages)}\nexport const BASE = ${JSON.stringify(base)}\n`
        : null,
  }
}
