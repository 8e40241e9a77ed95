import type { Plugin } from 'rollup'
import type { SiteLanguage } from '../../client/shared/addresses/site-languages.js'

const MODULE = /\/client\/shared\/addresses\/(own-base|path-base)\.[jt]s$/

/** What `path-base.ts` answers where all paths are of one language: every visitor would pay for the search. */
const IN_ONE_LANGUAGE = `export const SITE_BASES = []
export const baseOf = () => ''
export const baseOfLanguage = () => ''
export const withoutBase = (path) => path || '/'
export const isOwnPath = () => true
`

/** Writes the languages of the site, and the base of the one of this bundle, as constants into the code. */
export function bundleBase(language: string, languages: readonly SiteLanguage[]): Plugin {
  const base = languages.find(({ lang }) => lang === language)?.base ?? ''
  return {
    name: 'bundle-base',
    load: (id) => {
      const name = MODULE.exec(id)?.[1]
      if (name === 'own-base')
        return `export const SITE_LANGUAGES = ${JSON.stringify(languages)}\nexport const BASE = ${JSON.stringify(base)}\n`
      return name === 'path-base' && languages.length === 0 ? IN_ONE_LANGUAGE : null
    },
  }
}
