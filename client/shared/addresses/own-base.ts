import { language } from '#words/frame.js'
import { toSiteLanguages, type SiteLanguage } from './site-languages.js'

/*
 * As its words, the place of a language on its site is the same for all of a program, and of a bundle: there, the
 * bundler writes these two as constants.
 */
declare const process: { env: { CONTENT_LANGS?: string } }

/** Empty for a site in one language. */
export const SITE_LANGUAGES: readonly SiteLanguage[] = toSiteLanguages(process.env.CONTENT_LANGS)

/** The path below which the pages of this language are: '/de'; empty at the top of the site. */
export const BASE: string = SITE_LANGUAGES.find(({ lang }) => lang === language)?.base ?? ''
