/** The first line of a text, cut between words where it is longer; null for an empty text. */
export function cutAtWord(text: string, maximum: number): string | null {
  const line = text.split('\n')[0]?.replace(/\s+/g, ' ').trim() ?? ''
  if (line === '') return null
  if (line.length <= maximum) return line
  const cut = line.slice(0, maximum)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:.–-]$/, '')}…`
}
