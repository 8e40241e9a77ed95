/**
 * The first line of a text, cut between words where it is longer, and within one only where words are as
 * long as that or the language puts no spaces between them; null for an empty text.
 */
export function cutAtWord(text: string, maximum: number): string | null {
  const line = text.split('\n')[0]?.replace(/\s+/g, ' ').trim() ?? ''
  if (line === '') return null
  if (line.length <= maximum) return line
  // No half of a character that takes two units of UTF-16.
  const cut = line.slice(0, maximum).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  return `${(space > maximum / 2 ? cut.slice(0, space) : cut).replace(/[,;:.–-]$/, '')}…`
}
