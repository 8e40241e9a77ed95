import { toPlainLetters } from '../../shared/lib/plain-letters.js'

const MAX_LENGTH = 60

/**
 * Kebab case in ASCII, at most 60 characters, cut between words. Never empty: a text without a Latin letter
 * or a digit has the numbers of its letters, one without any letter is `none`.
 */
export function slugify(text: string): string {
  return toLatinSlug(text) || toLatinSlug(toNumbers(text)) || 'none'
}

/** As `slugify`, but empty if no Latin letter or digit is in the text. */
export function toLatinSlug(text: string): string {
  const slug = toPlainLetters(text.replaceAll('&', ' and '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= MAX_LENGTH) return slug
  const cut = slug.slice(0, MAX_LENGTH + 1)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : slug.slice(0, MAX_LENGTH)
}

/** '東京' becomes '6771 4eac'. */
function toNumbers(text: string): string {
  const letters = toPlainLetters(text).match(/[\p{L}\p{N}]/gu) ?? []
  return letters.map((letter) => letter.codePointAt(0)?.toString(16)).join(' ')
}
