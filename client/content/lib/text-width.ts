/** Chinese, Japanese and Korean letters, their punctuation, and Latin ones as wide as they are. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/gu

const BEYOND_BASIC_PLANE = /[\u{10000}-\u{10FFFF}]/gu

/**
 * The length of a text in Latin letters, for limits that are about room on a screen, or about how much is
 * said: a wide letter takes the room of two, and says as much.
 */
export function toWidth(text: string): number {
  return text.replace(WIDE, '  ').length
}

/** As many whole characters from the beginning as a width has room for. */
function takeWidth(text: string, width: number): string {
  const most = text.slice(0, width)
  if (toWidth(most) <= width) return withoutHalf(most)
  let taken = ''
  let room = width
  for (const character of most) {
    room -= toWidth(character)
    if (room < 0) break
    taken += character
  }
  return withoutHalf(taken)
}

/** A character beyond the basic plane takes two units of UTF-16. */
function withoutHalf(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '')
}

/** Characters as schemas and readers count them: one outside the basic plane is one, not two. */
export function countCharacters(text: string): number {
  return text.replace(BEYOND_BASIC_PLANE, ' ').length
}

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
