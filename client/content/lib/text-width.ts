/** Chinese, Japanese and Korean letters, their punctuation, and Latin ones as wide as they are. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/gu

/**
 * The length of a text in Latin letters, for limits that are about room on a screen, or about how much is
 * said: a wide letter takes the room of two, and says as much.
 */
export function toWidth(text: string): number {
  return text.replace(WIDE, '  ').length
}

/** As many whole characters from the beginning as a width has room for. */
export function takeWidth(text: string, width: number): string {
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
