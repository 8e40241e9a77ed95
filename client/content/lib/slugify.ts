const MAX_LENGTH = 60

/** Letters that do not decompose into a base letter and a mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  '&': ' and ',
}

/** Kebab case in ASCII, at most 60 characters, cut between words; empty if nothing remains. */
export function slugify(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[ßæœøłđðþ&]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= MAX_LENGTH) return slug
  const cut = slug.slice(0, MAX_LENGTH + 1)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : slug.slice(0, MAX_LENGTH)
}
