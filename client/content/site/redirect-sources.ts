import { toText } from '../documents/field-values.js'
import { BASE } from '../../shared/addresses/own-base.js'
import { isOwnPath } from '../../shared/addresses/path-base.js'

/** Addresses that visitors guess; the front page has what they look for. A page or a redirect of the editors wins. */
export const GUESSED_PATHS = ['/careers', '/departments', '/locations'].map((path) => BASE + path)

/**
 * The path that a redirect leads from; null for anything else. Editors of a language below a base may leave that out,
 * for the redirects of their language are all below it.
 */
export function toRedirectSource(value: string | null): string | null {
  const path = withoutTrailingSlashes(toText(value)?.toLowerCase() ?? '')
  if (!/^(\/[a-z0-9._-]+)+$/.test(path)) return null
  return isOwnPath(path) ? path : BASE + path
}

/** Not by an expression: that would read a long row of slashes again from each of them. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end--
  return text.slice(0, end)
}
