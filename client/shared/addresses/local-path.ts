import { isParsableUrl } from '../lib/is-parsable-url.js'

const SITE = 'https://site.invalid'
const ON_SITE = /^https:\/\/site\.invalid\/(?!\/)/

/**
 * Whether a path leads to this site, as a browser reads it: without tabs and line ends, and with dots
 * resolved. What then begins with two slashes would name another host wherever it is an address by itself.
 */
export function isLocalPath(path: string): boolean {
  return path[0] === '/' && isParsableUrl(path, SITE) && ON_SITE.test(new URL(path, SITE).href)
}

/** `/` for anything else than a path of this site, or for one with characters that no header may have. */
export function toLocalPath(path: string | null | undefined): string {
  return path && !/[\\\x00-\x20\x7f]/.test(path) && isLocalPath(path) ? path : '/'
}
