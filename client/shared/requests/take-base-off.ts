import { isSidecarPath } from '../addresses/url-policy.js'

/** A path in a site with several languages. */
export interface PlacedPath {
  /** Below which the language lies: '/de', however its letters were written, or '' for the first. */
  base: string
  path: string
}

/**
 * The rules of `nginx/maps/languages.conf`: the front page of a language is its base alone, and `/de/` is
 * another spelling of it, as `/index.html` is at the top. What the servers have only at the top keeps its whole path,
 * and is found nowhere.
 */
export function takeBaseOff(path: string, bases: readonly string[]): PlacedPath {
  const letters = `${path}/`.toLowerCase()
  const base = bases.find((one) => letters.startsWith(`${one}/`)) ?? ''
  const below = path.slice(base.length)
  if (base === '' || isAtTheTopOnly(below)) return { base, path }
  return { base, path: below === '' ? '/' : below.replace(/^\/$/, '/index.html') }
}

function isAtTheTopOnly(path: string): boolean {
  return isSidecarPath(path.toLowerCase()) || /^\/(?:api\/measure|healthz)$/i.test(path)
}

/** The key of a job in `redirects.map`. */
export function toJobKey(id: string, base: string): string {
  return base === '' ? id : `${base}/${id}`
}
