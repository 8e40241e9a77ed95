import { withoutTrailingSlashes } from '../../shared/lib/without-trailing-slashes.js'
import { toText } from '../documents/field-values.js'

/** Addresses that visitors guess; the front page has what they look for. A page or a redirect of the editors wins. */
export const GUESSED_PATHS = ['/careers', '/departments', '/locations']

/** The path of this site that a redirect leads from; null for anything else. */
export function toRedirectSource(value: string | null): string | null {
  const path = withoutTrailingSlashes(toText(value)?.toLowerCase() ?? '')
  return /^(\/[a-z0-9._-]+)+$/.test(path) ? path : null
}
