import { takeWidth, toWidth } from './text-width.js'

/**
 * The first line of a text, cut between words where it is longer, and within one only where words are as
 * long as that or the language puts no spaces between them; null for an empty text.
 * @param maximum In Latin letters, see `toWidth`.
 */
export function cutAtWord(text: string, maximum: number): string | null {
  const line = text.split('\n')[0]?.replace(/\s+/g, ' ').trim() ?? ''
  if (line === '') return null
  if (toWidth(line) <= maximum) return line
  const cut = takeWidth(line, maximum)
  const space = cut.lastIndexOf(' ')
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[,;:.–、。，：；-]$/, '')}…`
}
