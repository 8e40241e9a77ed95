import { toPlainLetters } from '../../shared/lib/plain-letters.js'

const MAX_LENGTH = 60

/** Kebab case in ASCII, at most 60 characters, cut between words; empty if nothing remains. */
export function slugify(text: string): string {
  const slug = toPlainLetters(text.replaceAll('&', ' and '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= MAX_LENGTH) return slug
  const cut = slug.slice(0, MAX_LENGTH + 1)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : slug.slice(0, MAX_LENGTH)
}
