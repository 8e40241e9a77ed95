/** Whether a text fits into a line. */
type Fits = (text: string) => boolean

const ELLIPSIS = '…'

/** Breaks a text between words, and within one that is longer than a line. */
export function wrapText(text: string, fits: Fits): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (!fits(line)) {
      const start = longestStart(line, fits)
      lines.push(start)
      line = line.slice(start.length)
    }
  }
  return [...lines, line]
}

/** One line, with an ellipsis in place of what does not fit. */
export function cutText(text: string, fits: Fits): string {
  if (fits(text)) return text
  const start = longestStart(text, (part) => fits(part.trimEnd() + ELLIPSIS))
  const words = text.startsWith(' ', start.length) ? start : start.replace(/\s+\S*$/, '')
  return words.replace(/[\s,·–-]+$/, '') + ELLIPSIS
}

/** At least one character, so that breaking a text ends. */
function longestStart(text: string, fits: Fits): string {
  const characters = [...text]
  let length = characters.length
  while (length > 1 && !fits(characters.slice(0, length).join(''))) length--
  return characters.slice(0, length).join('')
}
