/** Whether a text fits into a line. */
type Fits = (text: string) => boolean

const ELLIPSIS = '…'

const WIDE =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303F\\uFF01-\\uFF60]'
/** A line does not begin with these, nor end with those. */
const CLOSING = '[、。，．・：；？！ー々」』）】〉》”’ぁぃぅぇぉっゃゅょァィゥェォッャュョ]'
const OPENING = '[「『（【〈《“‘]'
const PIECES = new RegExp(
  `${OPENING}*(?:(?!${OPENING})${WIDE}|(?:(?!${WIDE}|${OPENING}).)+|$)${CLOSING}*`,
  'gu',
)

/** Breaks a text between words and wide characters, and within a word that is longer than a line. */
export function wrapText(text: string, fits: Fits): string[] {
  const lines: string[] = []
  let line = ''
  for (const { space, word } of text.split(' ').flatMap(toPieces)) {
    const longer = line === '' ? word : `${line}${space}${word}`
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

const HAS_WIDE = new RegExp(WIDE, 'u')
const WIDE_END = new RegExp(`${WIDE}$`, 'u')

/** The parts of a word between which a line may end, and what stands before each in one line. */
function toPieces(word: string, index: number): { space: string; word: string }[] {
  const pieces = HAS_WIDE.test(word) ? (word.match(PIECES) ?? []).filter(Boolean) : [word]
  return pieces.map((piece, at) => ({ space: at === 0 && index > 0 ? ' ' : '', word: piece }))
}

/** One line, with an ellipsis in place of what does not fit. */
export function cutText(text: string, fits: Fits): string {
  if (fits(text)) return text
  const start = longestStart(text, (part) => fits(part.trimEnd() + ELLIPSIS))
  const isWhole = text.startsWith(' ', start.length) || WIDE_END.test(start)
  const words = isWhole ? start : start.replace(/\s+\S*$/, '')
  return words.replace(/[\s,·–-]+$/, '') + ELLIPSIS
}

/** At least one character, so that breaking a text ends. */
function longestStart(text: string, fits: Fits): string {
  const characters = [...text]
  let length = characters.length
  while (length > 1 && !fits(characters.slice(0, length).join(''))) length--
  return characters.slice(0, length).join('')
}
