import { BASE, SITE_LANGUAGES } from './own-base.js'

/** Of the languages below the top. */
export const SITE_BASES: readonly string[] = SITE_LANGUAGES.map(({ base }) => base).filter(Boolean)

/** The base of the language to which a path belongs, whichever it is: '/de' for '/DE/stelle/1001'. */
export function baseOf(path: string): string {
  return SITE_BASES.find((base) => isBelow(path, base)) ?? ''
}

/** The base of a language of the site; this program's own for any other. */
export function baseOfLanguage(lang: string): string {
  return SITE_LANGUAGES.find((each) => each.lang === lang)?.base ?? BASE
}

/** '/stelle/1001' for '/de/stelle/1001', and '/' for '/de'. */
export function withoutBase(path: string): string {
  return path.slice(baseOf(path).length) || '/'
}

/** Whether a path belongs to this program's language. */
export function isOwnPath(path: string): boolean {
  return baseOf(path) === BASE
}

function isBelow(path: string, base: string): boolean {
  return `${path}/`.toLowerCase().startsWith(`${base}/`)
}
